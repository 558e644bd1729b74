import { useRouter } from 'next/navigation';
import { memo, useState } from 'react';
import { compareHref } from '@/app/_deck/compare/compare-href';
import { Button } from '@/app/_ui/base/button';
import { toast } from '@/app/_ui/base/toast';
import { CardChipById } from '@/app/_ui/card/card-chip';
import { sayFailed } from '@/app/_ui/stored/attempt';
import { cardName } from '@/lib/decks/names';
import { deckTitle } from '@/lib/decks/title';
import { bestFirst, type Finding, USUAL_PAIRS } from '@/lib/odds/lab/race';
import { type Change, changedDeck } from '@/lib/odds/lab/swap';
import { counted, listed } from '@/lib/sentences';
import { createDeck } from '@/lib/storage/create';
import { findDeck } from '@/lib/storage/decks';
import { useWorkshop } from '../state/workshop';
import styles from './findings.module.css';
import type { RaceShown } from './races';
import { RangeBar } from './range-bar';
import { pointsRangeWords, pointsWords } from './words';

const GIVEN_UP = {
  worse: 'Given up: worse than the deck as it is.',
  behind: 'Given up: behind the best of these changes.',
} as const;

/** The half of the scale: so many points, or as many as the widest range needs. */
const LEAST_SCALE = 10;

/** What each change is worth, the best first: the same as `registry lab DECK --suggest N` prints. */
export const Findings = memo(function Findings({
  player,
  isPlaying,
  changes,
  findings,
  pairs,
  owned,
}: {
  /** Plays all Houses. */
  readonly player: string;
  readonly isPlaying: boolean;
} & Pick<RaceShown, 'changes' | 'findings' | 'pairs' | 'owned'>) {
  const rows = bestFirst(changes, findings);
  const ends = rows
    .filter(({ finding }) => finding.pairs > 0)
    .flatMap(({ finding: { low, high } }) => [-100 * low, 100 * high]);
  const scale = Math.ceil(Math.max(LEAST_SCALE, ...ends) / 5) * 5;
  return (
    <>
      {ends.length > 0 ? (
        <p className={styles.scale} aria-hidden>
          <span>−{scale} points</span>
          <span>0</span>
          <span>+{scale} points</span>
        </p>
      ) : (
        <p className="mt-3">
          {isPlaying ? 'The first games are being played.' : 'Too few games so far.'}
        </p>
      )}
      <ol aria-label="Changes that are tried, the best first">
        {rows.map(({ change, finding }) => (
          <li key={keyOf(change)} className={styles.change}>
            <div className={styles.head}>
              <ul className={styles.swaps}>
                {change.map(({ out, into, copies }) => (
                  <li key={`${out} ${into}`} className={styles.swap}>
                    <span className={styles.side}>
                      <span className={styles.way}>in</span>
                      <CopiesOf id={into} copies={copies} />
                    </span>
                    <span className={styles.side}>
                      <span className={styles.way}>out</span>
                      <CopiesOf id={out} copies={copies} />
                    </span>
                  </li>
                ))}
              </ul>
              <TryIt change={change} />
            </div>
            {finding.pairs > 0 && <Worth finding={finding} scale={scale} />}
          </li>
        ))}
      </ol>
      <div className={styles.doubt}>
        <p>
          Told are the points of 100 that a change adds to the chance of winning, and the range in
          which they lie with 95 % confidence; where it holds 0 the games leave open whether the
          change is any good. A pair is one game with the change and the same without it: the same
          seed, seat and rival, the new card drawn where the old one would have been. A change that
          is worse, or behind the best, with 99 % confidence is given up on the way.
        </p>
        <p className="mt-2">
          The best of several changes owes something to luck; more pairs tell. Both Houses are
          played by the <em>{player}</em>, an automatic player that goes by rules of thumb, and the
          rivals are the sample decks: in your hands a card may be worth more or less. The same
          games come from{' '}
          <code>
            registry lab DECK --suggest {changes.length}
            {owned && ' --owned COLLECTION'}
            {pairs !== USUAL_PAIRS && ` --games ${pairs}`}
          </code>
          {owned && ', where the collection holds what lies in no other built deck'}.
        </p>
      </div>
    </>
  );
});

function CopiesOf({ id, copies }: { readonly id: string; readonly copies: number }) {
  return (
    <span className="min-w-0">
      {copies > 1 && `${copies} × `}
      <CardChipById id={id} />
    </span>
  );
}

function keyOf(change: Change): string {
  return change.map(({ out, into, copies }) => `${copies} ${out} ${into}`).join();
}

/** The range as a line about the middle, and the same in words. */
function Worth({ finding, scale }: { readonly finding: Finding; readonly scale: number }) {
  const { pairs, gained, lost, difference, low, high, dropped } = finding;
  const at = (value: number) => 0.5 + (50 * value) / scale;
  return (
    <>
      <RangeBar range={{ low: at(low), high: at(high) }} dot={at(difference)} />
      <p className={styles.words}>
        <b>{pointsWords(difference)} points</b> ({pointsRangeWords({ low, high })}){' '}
        <span className={styles.pairs}>
          {counted(pairs, 'pair')}: {gained} won only with it, {lost} only without.
          {dropped !== null && ` ${GIVEN_UP[dropped]}`}
        </span>
      </p>
    </>
  );
}

/** Lays the changed deck beside this one, and both side by side. */
function TryIt({ change }: { readonly change: Change }) {
  const { catalogue, checker, deckId, store, derived } = useWorkshop();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  const names = listed(
    change.map(({ out, into }) => `${cardName(into, catalogue)} for ${cardName(out, catalogue)}`),
  );

  async function tryIt() {
    const { deck } = derived();
    const changed = changedDeck(deck, change, checker);
    if (!changed.ok) return sayFailed('The change was not made', changed.problems);
    setBusy(true);
    const name = `${deckTitle(deck).slice(0, 100)}: ${names.slice(0, 90)}`;
    const stored = await findDeck(store, deckId);
    const tags = stored.ok ? (stored.value?.tags ?? []) : [];
    const made = await createDeck(store, { ...changed.value, name }, tags);
    setBusy(false);
    if (!made.ok) return sayFailed('The deck with the change was not made', made.problems);
    const { id, problem } = made.value;
    router.push(compareHref(deckId, id));
    const title = 'The deck with the change stands beside yours';
    if (problem === null)
      toast({ title, description: 'It is among your decks; yours is as it was.' });
    else toast({ title, description: problem.message, tone: 'warning', timeout: 0 });
  }

  return (
    <Button size="small" disabled={isBusy} onClick={() => void tryIt()}>
      <span>
        Try it<span className="visually-hidden">: {names}, in a copy of the deck</span>
      </span>
    </Button>
  );
}
