import { useMedia } from '@/app/_ui/base/use-media';
import { ResistanceIcon } from '@/app/_ui/icons/stats';
import { TalentIcon } from '@/app/_ui/icons/talents';
import { cardName, riteName } from '@/lib/engine/narration/naming';
import { unlessWords } from '@/lib/engine/narration/outlook';
import { endOf, inOrder } from '@/lib/engine/rite/first-strike';
import { atWork, RITE_PARTS, type RitePart, ritePart, riteSide } from '@/lib/engine/rite/lines';
import { mayDefend } from '@/lib/engine/rite/may-defend';
import { type Outlook, outlooksOf } from '@/lib/engine/rite/outlook';
import type { RiteFrame } from '@/lib/engine/state/frames';
import type { Game } from '@/lib/engine/state/game';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId, Seat } from '@/lib/engine/state/state';
import { counted, listed } from '@/lib/sentences';
import { isOut, Side } from './rite-side';
import { forceSum, leftSum } from './rite-sums';
import styles from './rite-view.module.css';
import { Rules } from './rules';
import stage from './stage.module.css';
import { TABBED, useTable } from './table-context';

const KINDS = { landsraad: 'Landsraad', choam: 'CHOAM' } as const;

/** What else is to be known of a part of a rite; of the first two, what could still turn it is said instead. */
const NOTES: Readonly<Record<RitePart, string>> = {
  Attack: '',
  Defense: '',
  Surprise: 'Those who strike first do so before the others.',
  Force: 'What lies on a card is vanquished first; unspent force is lost.',
  Resolution: '',
};

/** A rite that is on: its leaders face each other, what their force comes to large between them. */
export function RiteView({ rite }: { readonly rite: Readonly<RiteFrame> }) {
  const { table, view, catalogue } = useTable();
  const game = takeUpView(view, catalogue);
  const part = ritePart(rite.at);
  const worker = atWork(rite);
  // once it is summed up it stays what it was, whoever falls
  const summed = table.riteForce();
  const { attack, defense, isOpen } = outlooksOf(game, rite);
  const isHappening = part !== 'Resolution';
  // beside others force may have gone to them
  const isAlone = riteSide(game, rite, rite.defender).lines.length === 1;
  const decided = isAlone ? summed : null;
  const forces = {
    Attack: summed?.attack ?? (isHappening ? attack.force : null),
    Defense: summed?.defense ?? (isHappening ? defense.force : null),
  };
  const side = (title: 'Attack' | 'Defense', seat: Seat) => (
    <Side
      title={title}
      side={riteSide(game, rite, seat)}
      force={forces[title]}
      isIf={title === 'Defense' && isOpen && isHappening}
      isAtWork={worker === seat}
      said={isHappening ? null : rite.target}
      sumOf={(line) => forceSum(game, rite, line)}
    />
  );
  return (
    <section className={stage.matter} aria-label="The rite">
      <div className={styles.head}>
        <h2 className="text-m">
          <TalentIcon talent={rite.rite} size={18} className={styles.sign} />
          {riteName(rite.rite)} <span className={styles.kind}>({KINDS[rite.kind]})</span> against{' '}
          {cardName(view, catalogue, rite.target)}
        </h2>
        <Parts part={part} />
      </div>
      <div className={styles.sides} data-facing={isHappening || decided !== null || undefined}>
        {side('Attack', rite.attacker)}
        {part === 'Resolution' ? (
          <Result game={game} rite={rite} force={decided} />
        ) : (
          <Prospect game={game} rite={rite} note={NOTES[part]} />
        )}
        {side('Defense', rite.defender)}
      </div>
    </section>
  );
}

/** The parts of a rite as dots, those that are over filled, and the name of the one that is on. */
function Parts({ part }: { readonly part: RitePart }) {
  const at = RITE_PARTS.indexOf(part);
  return (
    <span className={styles.part}>
      <span className={styles.dots} aria-hidden>
        {RITE_PARTS.map((one, index) => (
          <i
            key={one}
            title={one}
            data-done={index < at ? '' : undefined}
            data-on={index === at ? '' : undefined}
          />
        ))}
      </span>
      <span className="visually-hidden">
        Part {at + 1} of {RITE_PARTS.length}:{' '}
      </span>
      {part}
    </span>
  );
}

/** What a rite comes to as things stand: force against resistance, large, and the outcome in a word. */
function Prospect({
  game,
  rite,
  note,
}: {
  readonly game: Game;
  readonly rite: Readonly<RiteFrame>;
  /** Said instead of what could still turn it. */
  readonly note: string;
}) {
  const { view, viewer, catalogue } = useTable();
  const isNarrow = useMedia(TABBED);
  const { attack, defense, isOpen, strike } = endOf(game, rite);
  const name = (outlook: Outlook) => cardName(view, catalogue, outlook.against);
  const left = [
    [rite.attacker, attack.force] as const,
    [rite.defender, defense.force] as const,
  ].map(([seat, force]) => leftSum(game, rite, seat, force));
  // what falls first decides, whatever the rest would come to
  const [first, then] = strike === null ? [attack, defense] : inOrder(strike);
  const details = (
    <>
      <p className={styles.unless}>
        {strike === null && isTie(attack) && `A tie vanquishes${note === '' ? ': ' : '. '}`}
        <span data-note={note === '' ? undefined : ''}>
          {strike === null ? note || unlessWords(attack) : 'Surprise counts before all other force'}{' '}
          <Rules ids={['TAT-6.2.11-58', 'TAT-6.2.11-59', 'TAT-6.2.11-66', 'TAT-6.2.11-67']} />
        </span>
      </p>
      {isOpen && <MayDefend game={game} rite={rite} />}
      {left.map((words) => words !== '' && <p key={words}>Force left: {words}</p>)}
      {strike !== null ? (
        <p>
          {name(then)} {then.isVanquished ? 'would be vanquished' : 'would stand'}
        </p>
      ) : (
        (defense.force > 0 || !isOpen) && (
          <p>
            {isOpen ? 'If it defends: ' : 'In return: '}
            {outlookWords(defense, name(defense))}
          </p>
        )
      )}
    </>
  );
  const isGood = strike === null ? attack.isVanquished : strike.by === 'attack';
  return (
    <div className={styles.prospect} data-tone={toneOf(rite, viewer, isGood)}>
      <Versus force={first.force} needs={first.needs} />
      <p className={styles.outcome}>
        {/* the title names the target */}
        <span
          className={
            strike === null && attack.against === rite.target ? 'visually-hidden' : undefined
          }
        >
          {name(first)}
        </span>{' '}
        {strike !== null
          ? 'would fall first'
          : attack.isVanquished
            ? 'would be vanquished'
            : 'would stand'}
      </p>
      {isNarrow ? (
        // no line of those who take part is cut for it
        <details className={styles.details}>
          <summary>Details</summary>
          {details}
        </details>
      ) : (
        details
      )}
    </div>
  );
}

/** Who of the defender may still step in, of the cards that lie open; what it holds is not known. */
function MayDefend({ game, rite }: { readonly game: Game; readonly rite: Readonly<RiteFrame> }) {
  const { view, catalogue } = useTable();
  const { counters, joins, most } = mayDefend(game, rite);
  const names = (cards: readonly GameCardId[]) =>
    cards.length > 2
      ? counted(cards.length, 'card')
      : listed(cards.map((id) => cardName(view, catalogue, id)));
  const parts = [
    ...(counters.length > 0 ? [`${names(counters)} may counter`] : []),
    ...(joins.length > 0 ? [`${names(joins)} may join, up to ${most} force`] : []),
  ];
  return (
    <p className={styles.may}>
      {parts.length === 0 ? 'No other card of theirs can step in' : parts.join('; ')}
    </p>
  );
}

/** The figures that decide: force that is as much as the resistance vanquishes (TAT-6.2.11-59). */
export function Versus({
  force,
  needs,
}: {
  readonly force: number;
  readonly needs: readonly number[];
}) {
  const isEnough = force >= needs.reduce((sum, need) => sum + need, 0);
  return (
    <p className={styles.versus}>
      <span className={styles.against}>Force</span>
      <span className={styles.number} title="Force of the attack">
        {force}
      </span>
      <span className={styles.number} aria-hidden>
        {isEnough ? '≥' : '<'}
      </span>
      <span className="visually-hidden">{isEnough ? 'is as much as' : 'is less than'}</span>
      <span className={styles.number} title="Resistance">
        <ResistanceIcon size={18} />
        {needsSum(needs)}
      </span>
      <span className={styles.against}>resistance</span>
    </p>
  );
}

/** What it came to, once it is over: who fell, and the force against the resistance that decided it (TAT-6.2.11-64). */
function Result({
  game,
  rite,
  force,
}: {
  readonly game: Game;
  readonly rite: Readonly<RiteFrame>;
  /** What was summed up on both sides; null where it did not come to that, or went to several. */
  readonly force: Readonly<Record<'attack' | 'defense', number>> | null;
}) {
  const { view, viewer, catalogue } = useTable();
  const { lines } = riteSide(game, rite, rite.defender);
  const target = lines.find(({ id }) => id === rite.target);
  const isFallen = target !== undefined && isOut(target);
  // what struck first counts no more: the rest of the force decided nothing
  const decided = force !== null && target !== undefined && force.attack >= target.resistance;
  return (
    <div className={styles.result} data-tone={toneOf(rite, viewer, isFallen)}>
      {decided === isFallen && force !== null && target !== undefined && (
        <Versus force={force.attack} needs={[target.resistance]} />
      )}
      <p className={styles.outcome}>
        <span className="wide-only">{cardName(view, catalogue, rite.target)}</span>{' '}
        {isFallen ? 'vanquished' : 'stands'}
      </p>
    </div>
  );
}

/** Whether that is good for the House that looks; neither to one that has no part in it. */
export function toneOf(
  { attacker, defender }: Pick<RiteFrame, 'attacker' | 'defender'>,
  viewer: Seat | null,
  isVanquished: boolean,
): 'good' | 'bad' | undefined {
  if (viewer !== attacker && viewer !== defender) return undefined;
  return (viewer === attacker) === isVanquished ? 'good' : 'bad';
}

/** Force that is as much as is needed, and no more (TAT-6.2.11-59). */
function isTie({ force, needs, isVanquished }: Outlook): boolean {
  return isVanquished && needs.length > 0 && force === needs.reduce((sum, need) => sum + need, 0);
}

function needsSum(needs: Outlook['needs']): string {
  return needs.length === 0 ? '0' : needs.join(' + ');
}

/** "3 against 2: Lady Jessica vanquished". */
function outlookWords({ force, needs, isVanquished }: Outlook, name: string): string {
  return `${force} against ${needsSum(needs)}: ${name} ${isVanquished ? 'vanquished' : 'stands'}`;
}
