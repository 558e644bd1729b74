import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { announce } from '@/app/_ui/base/announce';
import { Button } from '@/app/_ui/base/button';
import { classes } from '@/app/_ui/base/classes';
import { EmptyState } from '@/app/_ui/base/empty-state';
import { Checkbox } from '@/app/_ui/base/field';
import { NumberStepper } from '@/app/_ui/base/number-stepper';
import { ProgressBar } from '@/app/_ui/base/progress-bar';
import { USUAL_PAIRS } from '@/lib/odds/lab/race';
import { counted } from '@/lib/sentences';
import { useFreeCopies } from '../state/ownership';
import { useDerived, useFormat, useWorkshop } from '../state/workshop';
import { races } from './at-work';
import { BeingPlayed } from './being-played';
import { Findings } from './findings';
import styles from './insight.module.css';
import { NO_RACE, type RaceShown, raceSubjectOf } from './races';
import { idOf, type Subject } from './trials';
import { timeLeftWords } from './words';

const USUAL_MANY = 5;
const MOST_MANY = 12;

/** Swaps of one card for another, each played against the deck as it is in the same games. */
export function TryChanges({ subject: of }: { readonly subject: Subject }) {
  const title = useId();
  const { cards } = useWorkshop().catalogue;
  const { report } = useDerived();
  const format = useFormat();
  const free = useFreeCopies();
  const subject = useMemo(() => raceSubjectOf(of, format), [of, format]);
  const id = idOf(subject);
  const shown = races.shown.use();
  const race = shown.get(id) ?? NO_RACE;
  const [many, setMany] = useState(USUAL_MANY);
  const [isOwned, setOwned] = useState(false);
  /** Whether other changes are to be asked for than those that were tried: for this list. */
  const [anew, setAnew] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id stands for the subject, whose deck may have another name
  useEffect(() => void races.look(subject, cards), [id, cards]);

  const { status, changes, problems, unkept } = race;
  const isBusy = status === 'seeking' || status === 'playing';
  const asks = !isBusy && status !== 'reading' && (changes.length === 0 || anew === id);

  async function play() {
    announce('Changes are being tried.');
    setAnew(null);
    const among =
      isOwned && free !== null
        ? cards.filter((card) => free(card.id) > 0).map((one) => one.id)
        : null;
    await (asks ? races.begin(subject, cards, { many, among }) : races.goOn(subject, cards));
    const now = races.shown.get().get(id) ?? NO_RACE;
    if (now.status === 'still') announce(`${counted(now.played, 'game')} played.`);
  }

  return (
    <section aria-labelledby={title}>
      <h2 id={title} className="text-l">
        Try a change
      </h2>
      <p className="mt-1 text-muted text-s">
        What swaps of one card are worth, played in the same games.
      </p>
      {asks && free !== null && (
        <Checkbox className="mt-2" checked={isOwned} onCheckedChange={setOwned}>
          Only cards of which I own a copy that lies in no other built deck
        </Checkbox>
      )}
      <Progress
        race={race}
        asks={asks}
        onPlay={() => void play()}
        onAnew={() => setAnew(anew === id ? null : id)}
      >
        {asks && (
          <span className="flex items-center gap-2 text-s">
            up to
            <NumberStepper
              label="Changes to try"
              value={many}
              onValueChange={setMany}
              min={1}
              max={MOST_MANY}
              size="small"
            />
          </span>
        )}
      </Progress>
      <BeingPlayed shown={shown} of={subject} what="The changes" onStop={races.stop} />
      {unkept !== null && <p className="mt-2 text-warning">The games are not kept: {unkept}</p>}
      {status === 'failed' && (
        <EmptyState tone="failed" title="Changes cannot be tried">
          {problems.join(' ')}
          {!report.legal && ' The deck is not legal now, and only what makes it legal is tried.'}
        </EmptyState>
      )}
      {changes.length > 0 && (
        <Findings
          player={of.plan.player}
          isPlaying={status === 'playing'}
          changes={changes}
          findings={race.findings}
          pairs={race.pairs}
          owned={race.owned}
        />
      )}
    </section>
  );
}

/** How far it is, and the one thing to do about it: always the same button, so that it keeps the focus. */
function Progress({
  race: { status, changes, played, planned, left },
  asks,
  onPlay,
  onAnew,
  children,
}: {
  readonly race: RaceShown;
  /** Whether it begins with changes that are found now. */
  readonly asks: boolean;
  readonly onPlay: () => void;
  readonly onAnew: () => void;
  /** Beside the button. */
  readonly children: ReactNode;
}) {
  const isBusy = status === 'seeking' || status === 'playing';
  const isOver = played > 0 && played === planned;
  const words = isBusy
    ? 'Stop'
    : asks
      ? 'Try changes'
      : isOver
        ? `Play ${USUAL_PAIRS} pairs more`
        : 'Go on';
  return (
    <>
      <div className={classes(styles.progress, 'mt-3')}>
        <Button disabled={status === 'reading'} onClick={isBusy ? () => void races.stop() : onPlay}>
          {words}
        </Button>
        {children}
        {!isBusy && changes.length > 0 && (
          <Button kind="quiet" onClick={onAnew}>
            {asks ? 'Keep these' : 'Other changes'}
          </Button>
        )}
      </div>
      {status === 'seeking' && <p className="mt-2 text-s">Changes are being looked for …</p>}
      {(status === 'playing' || played > 0) && (
        <div className="mt-2">
          <ProgressBar done={played} total={planned} label="Games of the changes played" />
          <p className="text-s">
            {isOver ? counted(played, 'game') : `${played} of at most ${counted(planned, 'game')}`}
            {status === 'playing' && left !== null && `, ${timeLeftWords(left)}`}
            {!isBusy && !isOver && ', stopped'}
          </p>
        </div>
      )}
    </>
  );
}
