import { memo, useState } from 'react';
import { announce } from '@/app/_ui/base/announce';
import { Button } from '@/app/_ui/base/button';
import type { Card } from '@/lib/cards/card';
import type { GoldfishTurn } from '@/lib/odds/goldfish';
import { NOT_FETCHED } from './at-play';
import { callBench } from './bench';
import { idOf, type Subject } from './trials';
import { TurnsAlone } from './turns-alone';

const TURNS = 8;
const GAMES = 100;

/** What is known of the list whose id this is. */
interface Seen {
  readonly id: string;
  readonly status: 'playing' | 'done';
  readonly turns: readonly GoldfishTurn[];
  readonly problem: string;
}

/** The first turns of the deck against silent rivals: how fast it is when nobody stands in its way. */
export const Alone = memo(function Alone({
  subject,
  cards,
}: {
  readonly subject: Subject;
  readonly cards: readonly Card[];
}) {
  const [last, setLast] = useState<Seen | null>(null);
  const id = idOf(subject);
  const seen = last?.id === id ? last : null;
  const isPlaying = seen?.status === 'playing';

  async function play() {
    setLast({ id, status: 'playing', turns: [], problem: '' });
    // The deck may have been changed meanwhile, and the new list be played.
    const tell = (turns: readonly GoldfishTurn[], problem: string) =>
      setLast((now) => (now?.id === id ? { id, status: 'done', turns, problem } : now));
    try {
      const bench = await callBench({ cards, plan: subject.plan, journal: null, hands: 1 });
      try {
        const played = await bench.alone(TURNS, GAMES);
        if (!played.ok) return tell([], played.problems[0]?.message ?? '');
        tell(played.value, '');
        announce('The first turns are played.');
      } finally {
        bench.close();
      }
    } catch {
      tell([], NOT_FETCHED);
    }
  }

  return (
    <section aria-label="Alone at the table">
      <h2 className="text-l">Alone at the table</h2>
      <p className="mt-1">
        What the House has after each turn in {GAMES} games against silent rivals, and what keeps it
        from the High Council. It takes seconds and is not kept.
      </p>
      {seen !== null && seen.turns.length > 0 ? (
        <TurnsAlone turns={seen.turns} games={GAMES} />
      ) : (
        <Button className="mt-3" disabled={isPlaying} onClick={() => void play()}>
          {isPlaying ? 'Being played …' : `Play the first ${TURNS} turns`}
        </Button>
      )}
      {seen !== null && seen.problem !== '' && <p className="mt-2 text-warning">{seen.problem}</p>}
    </section>
  );
});
