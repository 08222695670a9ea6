import type { JSX } from 'preact';
import { areOutdated, draftInUse } from '../runs/packsInUse';
import type { Notice } from '../runs/RunsRoom';
import { timeInWords } from '../tune/naming';
import { say } from '../words';
import type { RoomProps } from './RunsSetup';

/** How far playing is, and what is to be said of it. */
export function RunsStatus({ shop, room }: RoomProps): JSX.Element {
  const { phase, coming, notices, sides, against } = room;
  const { done, all } = coming ? { done: coming.progress[0], all: coming.progress[1] } : room.progress;
  const failed = sides.flatMap(({ failures }) => failures);
  const draft = draftInUse(shop.draft);
  const isOld = phase !== 'opened' && areOutdated(sides, draft);
  return (
    <section class="runs-status" aria-live="polite">
      {against && (
        <p>{say(sides.length > 1 ? 'shop.runs.against.is' : 'shop.runs.against.will', { name: against.name, n: against.done })}</p>
      )}
      {phase === 'empty' && <p class="hint">{say(draft ? 'shop.runs.hint' : 'shop.floor.nothing')}</p>}
      {phase !== 'empty' && phase !== 'opened' && <progress max={all} value={done} aria-label={say('shop.runs.progress')} />}
      {phase !== 'empty' && <p>{statusOf(room)}</p>}
      {isOld && <p class="shop-warnings">{say('shop.runs.old')}</p>}
      {notices.map((notice, at) => <p key={at} class="shop-faults">{noticed(notice)}</p>)}
      {failed.slice(0, 5).map((sentence) => <p key={sentence} class="shop-faults">{sentence}</p>)}
    </section>
  );
}

function statusOf(room: RoomProps['room']): string {
  const { phase, progress: { done, all }, coming, sides, settings: { from } } = room;
  if (phase === 'opened') {
    const side = sides.at(-1);
    return say('shop.runs.read', { n: done, name: side?.name ?? '', pack: side?.header.pack ?? '', bot: side?.header.bot ?? '' });
  }
  if (phase === 'arriving' && coming) return say('shop.runs.arriving', { done: coming.progress[0], all: coming.progress[1], floor: from });
  const rest = phase === 'playing' ? speedOf(room.progress) : say(`shop.runs.phase.${phase as 'stopped' | 'sure' | 'done'}`);
  return `${say('shop.runs.done', { done, all })} ${rest}`;
}

/** How fast runs are played, and how long they may still take; nothing before that can be told. */
function speedOf({ done, all, rate }: RoomProps['room']['progress']): string {
  if (rate === null) return '';
  return `${say('shop.runs.rate', { rate: rate.toFixed(1) })} ${say('shop.runs.left', { time: timeInWords((all - done) / rate) })}`;
}

/** What is to be said, as a sentence. */
export function noticed(notice: Notice): string {
  switch (notice.kind) {
    case 'lab': return notice.sentence;
    case 'unlike': return say('shop.runs.unlike', { one: notice.one, other: notice.other, difference: notice.difference });
    case 'refused': return notice.why;
    case 'lost': return say('shop.runs.lost', { n: notice.times });
    case 'deadly': return say('shop.runs.deadly', { seed: notice.seed });
    case 'noWorkers': return say('shop.runs.noWorkers');
  }
}
