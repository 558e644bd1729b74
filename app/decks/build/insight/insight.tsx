import { useEffect, useMemo } from 'react';
import { FirstOdds } from '@/app/_deck/odds/first-odds';
import { announce } from '@/app/_ui/base/announce';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { ProgressBar } from '@/app/_ui/base/progress-bar';
import { when } from '@/app/_ui/base/when';
import { shareOf } from '@/lib/kernel/share';
import type { Plan } from '@/lib/odds/gauntlet/journal';
import { counted } from '@/lib/sentences';
import type { KeptTrial } from '@/lib/storage/trials';
import { useDerived, useWorkshop } from '../state/workshop';
import { sampleOdds, samplesWon } from './against-samples';
import { Alone } from './alone';
import { trials } from './at-work';
import { BeingPlayed } from './being-played';
import { ByCard } from './by-card';
import { Figures } from './figures';
import { Finding } from './finding';
import { HowSure } from './how-sure';
import styles from './insight.module.css';
import { SamplesWon } from './samples-won';
import { idOf, metBy, subjectOf, type Trial, UNREAD } from './trials';
import { TryChanges } from './try-changes';
import { percentWords, rangeWords, timeLeftWords } from './words';

/** What the deck is worth: games against the nine samples, played here. */
export function Insight() {
  const { deckId, catalogue } = useWorkshop();
  const { deck, report } = useDerived();
  const subject = useMemo(() => subjectOf(deckId, deck), [deckId, deck]);
  const id = idOf(subject);
  const shown = trials.shown.use();
  const trial = shown.get(id) ?? UNREAD;
  const other = [...shown].find(([one, { status }]) => status === 'playing' && one !== id);
  const { cards } = catalogue;
  // What another list has won is read again when its games end.
  const otherId = other?.[0];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id stands for the subject, whose deck may have another name
  useEffect(() => void trials.look(subject, cards), [id, cards, otherId]);

  async function play() {
    announce('The games are being played.');
    await trials.play(subject, cards);
    const { status, played } = trials.shown.get().get(id) ?? UNREAD;
    if (status === 'still') announce(`${counted(played, 'game')} played.`);
  }

  const { summary, earlier, problems, unkept, status } = trial;
  return (
    <div className="flex flex-col gap-5">
      {summary !== null && (
        <Finding subject={subject} own={samplesWon(deck).own} summary={summary} />
      )}
      <section aria-label="Games against the samples">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-l">Against the samples</h2>
          <Progress trial={trial} plan={subject.plan} onPlay={() => void play()} />
        </div>
        {summary === null && (
          <p className="mt-3 text-muted text-s">
            The {subject.plan.player}, an automatic player, plays both sides.
          </p>
        )}
        {earlier !== null && <Earlier trial={earlier} />}
        {trial.played === 0 && status !== 'playing' && <SamplesWon deck={deck} earlier={earlier} />}
        {!report.legal && (
          <p className="mt-1 text-muted">This deck is not legal; it is played all the same.</p>
        )}
        <BeingPlayed shown={shown} of={subject} what="The games" onStop={trials.stop} />
        {unkept !== null && <p className="mt-2 text-warning">The games are not kept: {unkept}</p>}
      </section>
      {status === 'failed' && (
        <EmptyState tone="failed" title="The games cannot be played">
          {problems.join(' ')}
        </EmptyState>
      )}
      {summary !== null && (
        <>
          <Figures subject={subject} summary={summary} />
          <ByCard cards={trial.cards} />
          <HowSure player={subject.plan.player} />
        </>
      )}
      {trial.played === 0 && status !== 'playing' && (
        <section aria-label="Known without a game">
          <FirstOdds deck={deck} catalogue={catalogue} beside={sampleOdds(catalogue)} />
        </section>
      )}
      <TryChanges subject={subject} />
      <Alone subject={subject} cards={cards} />
    </div>
  );
}

/** How far the games are, and the one thing to do about it: always the same button, so that it keeps the focus. */
function Progress({
  trial,
  plan,
  onPlay,
}: {
  readonly trial: Trial;
  readonly plan: Plan;
  readonly onPlay: () => void;
}) {
  const { status, played, planned, left } = trial;
  const isPlaying = status === 'playing';
  const isOver = played > 0 && played === planned;
  return (
    <div className={classes(styles.progress, !isOver && 'w-full')}>
      <Button
        kind={isPlaying ? 'plain' : isOver ? 'quiet' : 'primary'}
        disabled={status === 'reading'}
        onClick={isPlaying ? () => void trials.stop() : onPlay}
      >
        {isPlaying
          ? 'Stop'
          : isOver
            ? `Play ${plan.games * metBy(plan)} more`
            : played > 0
              ? `Play the other ${planned - played}`
              : `Run ${planned || ''} test games`}
      </Button>
      {!isPlaying && played === 0 && (
        <p className="text-muted text-s">{plan.games} against each sample</p>
      )}
      {(isPlaying || (played > 0 && !isOver)) && (
        <div className={styles.far}>
          <ProgressBar done={played} total={planned} label="Games played" />
          <p className="text-s">
            {played} of {counted(planned, 'game')}
            {isPlaying && left !== null && `, ${timeLeftWords(left)}`}
          </p>
        </div>
      )}
    </div>
  );
}

/** What the deck was worth before: the measure for a change. */
function Earlier({ trial: { won, games, savedAt } }: { readonly trial: KeptTrial }) {
  const share = shareOf(won, games);
  return (
    <section aria-label="Before the last change" className="mt-3">
      <p>
        Before your change: <b>{percentWords(share.share)}</b> of {counted(games, 'game')} (
        {rangeWords(share)}), {when(savedAt, Date.now())}
      </p>
    </section>
  );
}
