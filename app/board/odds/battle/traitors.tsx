import { percent } from '@/app/_ui/base/percent';
import { FACTIONS, factionOf, leaderName } from '@/lib/board/factions/factions';
import { traitorRisk } from '@/lib/board/odds/battle/field';
import { type BattleQuestion, TRAITORS } from '@/lib/board/odds/battle/question';
import { range } from '@/lib/range';
import { Amount } from '../fields';
import styles from '../odds.module.css';
import { Pick } from '../pick';
import type { Editor } from './inputs';

/** The traitor cards that one was dealt, which tell what the rival can hold. */
export function Traitors({ question, change }: Editor) {
  const { edition, faction, against, players, dealt, kept, elsewhere, leaders } = question;
  const { captives, theirCaptives, betrayers } = question;
  const mine = [...(factionOf(faction)?.leaders ?? []), ...leadersOf(captives)];
  const theirs = [...(factionOf(against)?.leaders ?? []), ...leadersOf(theirCaptives)];
  const cards = [
    ...dealt.map((id) => (kept.includes(id) ? `kept ${id}` : id)),
    ...range(1, elsewhere).map(() => 'other'),
  ];
  const set = (at: number, value: string) => {
    const next = range(0, TRAITORS - 1)
      .map((slot) => (slot === at ? value : (cards[slot] ?? '')))
      .filter((one) => one !== '');
    const known = next.filter((one) => one !== 'other');
    change({
      dealt: idsOf(known),
      kept: idsOf(known.filter((one) => one.startsWith('kept '))),
      elsewhere: next.length - known.length,
    });
  };
  const options = [
    ['', 'not told'],
    ['other', 'of another faction'],
    ...theirs.map(
      (leader) => [`kept ${leader.id}`, `${leaderName(leader, edition)}, kept`] as const,
    ),
    ...theirs.map((leader) => [leader.id, `${leaderName(leader, edition)}, given back`] as const),
    ...mine.map((leader) => [leader.id, `${leaderName(leader, edition)}, your own`] as const),
  ] as const;
  const [strongest] = leaders;
  const risk = strongest === undefined ? 0 : traitorRisk(question, strongest);
  return (
    <details className={styles.more}>
      <summary>
        Traitors{' '}
        <span>
          {cards.length === 0 ? 'none of yours told' : `${cards.length} of your four told`}
          {strongest !== undefined && `; ${percent(risk)} that it holds your first leader`}
        </span>
      </summary>
      <div className={styles.traitors}>
        {range(0, TRAITORS - 1).map((at) => (
          <Pick
            key={at}
            label={`Traitor card ${at + 1}`}
            value={cards[at] ?? ''}
            options={options}
            onValueChange={(value) => set(at, value)}
          />
        ))}
      </div>
      <Pick
        label="Shown by the rival as its traitor"
        value={betrayers[0] ?? ''}
        options={[
          ['', 'none of yours'],
          ...mine.map((leader) => [leader.id, leaderName(leader, edition)] as const),
        ]}
        onValueChange={(id) => change({ betrayers: id === '' ? [] : [id as Betrayer] })}
      />
      <Amount
        label="Factions in the game"
        value={players}
        min={2}
        max={6}
        onValueChange={(next) => change({ players: next })}
      />
      <p className="text-s text-muted">
        A leader that you were dealt is no traitor of the rival; one of its own that you kept loses
        the battle for it.
      </p>
    </details>
  );
}

type Betrayer = BattleQuestion['betrayers'][number];

function leadersOf(ids: readonly string[]) {
  return FACTIONS.flatMap((one) => one.leaders).filter(({ id }) => ids.includes(id));
}

function idsOf(cards: readonly string[]): readonly string[] {
  return [...new Set(cards.map((card) => card.replace(/^kept /, '')))];
}
