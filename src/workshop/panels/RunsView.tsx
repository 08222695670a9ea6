import type { JSX } from 'preact';
import { useEffect, useReducer } from 'preact/hooks';
import { openedRunsOf } from '../runs/fileOfRuns';
import { roomOf } from '../runs/roomOf';
import '../runs/runs.css';
import type { Side } from '../runs/Side';
import type { Shop } from '../Shop';
import { tuneRoomOf } from '../tune/tuneRoomOf';
import { say } from '../words';
import { RunsResults } from './RunsResults';
import { RunsSetup } from './RunsSetup';
import { RunsStatus } from './RunsStatus';
import { RunsVerdict } from './RunsVerdict';

/** The room of runs: what is to be played, how far that is, and what the runs say. */
export function RunsView({ shop }: { readonly shop: Shop }): JSX.Element {
  const room = roomOf(shop);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => room.onChange(() => {
    if (room.phase === 'playing') shop.tour.did('run');
    if (room.beside?.isDecided === true) shop.tour.did('verdict');
    redraw(undefined);
  }), [room, shop]);
  const onDrop = (event: DragEvent): void => {
    const file = event.dataTransfer?.files[0];
    if (!file || !/\.ndjson(\.gz)?$/.test(file.name)) return;
    event.preventDefault();
    event.stopPropagation();
    void openedRunsOf(shop, room, file);
  };
  const { compared, isBeside } = room.settings;
  const isLost = compared === 'lost' && (isBeside || room.against !== null);
  return (
    <div class="runs" onDrop={onDrop}>
      <RunsSetup shop={shop} room={room} />
      <RunsStatus shop={shop} room={room} />
      {room.beside && <RunsVerdict shop={shop} room={room} beside={room.beside} />}
      {room.sides.some(({ done }) => done > 0) && <RunsResults shop={shop} sides={room.sides} isLost={isLost} />}
      {room.sides.some(({ done }) => done > 0) && <ToTuning shop={shop} side={room.sides.at(-1) as Side} />}
    </div>
  );
}

/** The way from what runs say of floors to the room that changes it. */
function ToTuning({ shop, side }: { readonly shop: Shop; readonly side: Side }): JSX.Element {
  const go = (): void => {
    tuneRoomOf(shop).learn({ version: side.content.version, floors: side.curve.floors });
    tuneRoomOf(shop).show('tune');
    shop.show('tune');
  };
  return (
    <div class="shop-row">
      <button type="button" class="secondary" onClick={go}>{say('shop.tune.fromRuns')}</button>
    </div>
  );
}
