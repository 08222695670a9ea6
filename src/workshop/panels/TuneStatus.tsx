import type { JSX } from 'preact';
import { missOf } from '../../lab/changes/search';
import { ROUNDS } from '../../lab/changes/tuning';
import type { Notice } from '../runs/RunsRoom';
import { timeInWords } from '../tune/naming';
import { isOutdated } from '../tune/proof';
import { factorsOf, type Kind, runsFor } from '../tune/questions';
import { targetsOf } from '../tune/targets';
import type { Study } from '../tune/TuneRoom';
import { say } from '../words';
import { noticed } from './RunsStatus';
import type { TuneProps } from '../tune/tuneRoomOf';

/** How far a study is, with a bar; nothing where there is none. */
export function TuneProgress({ shop, room, kind }: TuneProps & { readonly kind: Kind }): JSX.Element | null {
  const study = room.study(kind);
  if (!study) return null;
  const { inquiry, pack } = study;
  const { phase, coming, notices, failed } = inquiry;
  const [done, all] = coming ? coming.progress : [inquiry.progress.part.done, inquiry.progress.part.all];
  const isOld = isOutdated(pack.content.version, shop.draft, kind === 'tune' ? study : null);
  const isRested = phase === 'done' || phase === 'refused';
  return (
    <div class="runs-status">
      {!isRested && <progress max={Math.max(1, all)} value={done} aria-label={say('shop.runs.progress')} />}
      <p>{statusOf(study)}</p>
      {isOld && kind !== 'measure' && <p class="shop-warnings">{say('shop.tune.status.older')}</p>}
      {failed.count > 0 && <p class="shop-warnings">{say('shop.tune.status.failed', { n: failed.count })} {failed.sentences[0]}</p>}
      {notices.map((notice, at) => <p key={at} class="shop-faults">{sentenceOf(notice)}</p>)}
    </div>
  );
}

/** What is to be said, in words for rows that were changed. */
function sentenceOf(notice: Notice): string {
  return notice.kind === 'refused' ? say('shop.tune.status.rowsRefused', { why: notice.why }) : noticed(notice);
}

function statusOf(study: Study): string {
  const { inquiry: { phase, coming, progress: { done } }, settings: { from }, isKept } = study;
  if (coming && phase !== 'stopped') return say('shop.runs.arriving', { done: coming.progress[0], all: coming.progress[1], floor: from });
  switch (phase) {
    case 'done': return say('shop.tune.status.ready', { n: done });
    case 'refused': return say('shop.tune.status.refused');
    case 'stopped': return `${stepOf(study)} ${say(isKept ? 'shop.tune.status.kept' : 'shop.tune.status.stopped')}`;
    case 'arriving':
    case 'playing': return [stepOf(study), ...leftOf(study)].join(' ');
  }
}

/** Which step a study is at, and how far that is. */
function stepOf({ kind, inquiry: { progress }, found: { rounds }, settings }: Study): string {
  const { part: { done, all }, done: n } = progress;
  const counts = { done, all, n };
  if (kind !== 'tune') return say('shop.tune.status.done', counts);
  const last = rounds.at(-1);
  if (!last) return say('shop.tune.status.first', counts);
  const isFound = missOf(last, targetsOf(settings)) <= 1 || rounds.length > ROUNDS;
  return isFound ? say('shop.tune.status.confirm', counts) : say('shop.tune.status.round', { ...counts, round: rounds.length });
}

/** How long it may still take; nothing before that can be told. */
function leftOf({ kind, pack, settings, inquiry: { progress: { rate, done, part } } }: Study): string[] {
  if (rate === null) return [];
  const factors = kind === 'measure' ? 0 : factorsKnown(pack, settings);
  const secondsFor = (runs: number): number => Math.max(part.all - part.done, runs - done) / rate;
  const [least, most] = runsFor(kind, factors, settings);
  const [short, long] = [timeInWords(secondsFor(least)), timeInWords(secondsFor(most))];
  const left = short === long ? say('shop.tune.status.left', { time: long }) : say('shop.tune.status.lefts', { least: short, most: long });
  return [say('shop.tune.status.rate', { rate: rate.toFixed(1) }), left];
}

const counted = new WeakMap<Study['settings'], number>();

/** How many rows a study changes, counted once. */
function factorsKnown(pack: Study['pack'], settings: Study['settings']): number {
  const known = counted.get(settings) ?? factorsOf(pack.pack, settings).length;
  counted.set(settings, known);
  return known;
}
