import { Checkbox } from '@/app/_ui/base/field';
import { factionOf, leaderName } from '@/lib/board/factions/factions';
import {
  type BattleFields,
  type BattleQuestion,
  DEFENSES,
  MOST_CARDS,
  MOST_FORCES,
  WEAPONS,
} from '@/lib/board/odds/battle/question';
import { needsSpice } from '@/lib/board/odds/battle/sides';
import { leadName } from '@/lib/board/odds/battle/words';
import { className } from '@/lib/board/odds/cards';
import type { Asked } from '@/lib/board/odds/fields';
import { ShortName } from '../../bust/short-name';
import { EditionChoice } from '../../edition-choice';
import { powerOf } from '../../faction-power';
import { FactionSign } from '../../play/faction-sign';
import { Amount, FactionPick, Part } from '../fields';
import styles from '../odds.module.css';
import { Pick } from '../pick';
import { Advantages } from './advantages';
import { BattleCards } from './battle-cards';
import { Traitors } from './traitors';

export interface Editor {
  readonly question: BattleQuestion;
  readonly change: (next: Asked<BattleFields>) => void;
}

/** All that is known of a battle. */
export function BattleInputs({ question, change }: Editor) {
  const { edition, advanced, defends, unknown, stake } = question;
  return (
    <div className={styles.asked}>
      <div className={styles.row}>
        <EditionChoice value={edition} onValueChange={(next) => change({ edition: next })} />
        <div className={styles.ticks}>
          <Checkbox
            checked={!defends}
            onCheckedChange={(isAggressor) => change({ defends: !isAggressor })}
          >
            You are the aggressor
          </Checkbox>
          <Checkbox checked={advanced} onCheckedChange={(isOn) => change({ advanced: isOn })}>
            Advanced combat
          </Checkbox>
        </div>
      </div>
      <div className={styles.sides}>
        <Side title="You" own question={question} change={change} />
        <Side title="Rival" question={question} change={change} />
      </div>
      <Part legend="Treachery cards">
        <BattleCards question={question} change={change} />
        <Amount
          label="Further cards in the rival’s hand"
          say="Cards in the rival’s hand that you do not know"
          value={unknown}
          max={MOST_CARDS}
          onValueChange={(next) => change({ unknown: next })}
        />
      </Part>
      <Advantages question={question} change={change} />
      <Traitors question={question} change={change} />
      <Prescience question={question} change={change} />
      <Amount
        label="What it is worth to win, in spice"
        value={stake}
        max={99}
        onValueChange={(next) => change({ stake: next })}
      />
    </div>
  );
}

function Side({ title, own = false, question, change }: Editor & { title: string; own?: boolean }) {
  const { edition } = question;
  const [names, others] = own ? [OWN, THEIRS] : [THEIRS, OWN];
  const faction = question[names.faction];
  const fighting = question[names.leaders];
  const other = question[others.faction];
  const elite = factionOf(faction)?.elite;
  return (
    <fieldset className={styles.part}>
      <legend>
        <FactionSign faction={faction} /> {title}
      </legend>
      <FactionPick
        label={own ? 'Your faction' : 'Its faction'}
        value={faction}
        onValueChange={(id) =>
          change({
            [names.faction]: id,
            [names.leaders]: undefined,
            // Who takes the other's faction changes places with it.
            ...(id === other && { [others.faction]: faction, [others.leaders]: undefined }),
            dealt: [],
          })
        }
      />
      <Amount
        label="Forces there"
        say={own ? 'Your forces' : 'Forces of the rival'}
        value={question[names.forces]}
        min={1}
        max={MOST_FORCES}
        onValueChange={(next) => change({ [names.forces]: next })}
      />
      {elite !== undefined && elite.ordinaryAgainst !== other && (
        <Amount
          label={`${elite.name} among them`}
          say={`${elite.name} among ${own ? 'your forces' : 'the forces of the rival'}`}
          value={question[names.elites]}
          max={Math.min(elite.forces, question[names.forces])}
          onValueChange={(next) => change({ [names.elites]: next })}
        />
      )}
      {needsSpice(question, faction) && (
        <Amount
          label="Spice"
          say={own ? 'Your spice' : 'Spice of the rival'}
          value={question[names.spice]}
          max={60}
          onValueChange={(next) => change({ [names.spice]: next })}
        />
      )}
      <ul
        aria-label={own ? 'Leaders you may send' : 'Leaders that it may send'}
        className={styles.leaders}
        data-power={powerOf(faction)}
      >
        {factionOf(faction)?.leaders.map((leader) => (
          <li key={leader.id}>
            <Checkbox
              checked={fighting.includes(leader.id)}
              onCheckedChange={(isThere) =>
                change({
                  [names.leaders]: isThere
                    ? [...fighting, leader.id]
                    : fighting.filter((id) => id !== leader.id),
                })
              }
            >
              <b>{leader.strength}</b> <ShortName name={leaderName(leader, edition)} />
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

/** What the fields of each side are called. */
const OWN = {
  faction: 'faction',
  forces: 'forces',
  elites: 'elites',
  spice: 'spice',
  leaders: 'leaders',
} as const;
const THEIRS = {
  faction: 'against',
  forces: 'theirForces',
  elites: 'theirElites',
  spice: 'theirSpice',
  leaders: 'theirLeaders',
} as const;

/** What of the rival's plan prescience has shown. */
function Prescience({ question, change }: Editor) {
  const { edition, theirLeader, theirWeapon, theirDefense, theirDial, advanced } = question;
  const { theirForces, theirElites, theirLeaders, theirCaptives } = question;
  const arms = <V extends (typeof WEAPONS)[number] | (typeof DEFENSES)[number]>(
    all: readonly V[],
  ) => [
    ['any', 'not known'] as const,
    ['none', 'none'] as const,
    ...all.map((one) => [one, className(one, edition)] as const),
  ];
  const halves = advanced ? 2 : 1;
  const dials = Array.from({ length: (theirForces + theirElites) * halves + 1 }, (_, at) =>
    String(at / halves),
  );
  const isArmed = theirWeapon !== 'any' || theirDefense !== 'any';
  const isTold = theirLeader !== 'any' || isArmed || theirDial >= 0;
  const leads = ['none', ...theirLeaders, ...theirCaptives, 'cheap-hero'] as const;
  return (
    <details className={styles.more} open={isTold || undefined}>
      <summary>What prescience has shown</summary>
      <div className={styles.row}>
        <Pick
          label="Its leader"
          value={theirLeader}
          options={[
            ['any', 'not known'],
            ...leads.map((id) => [id, leadName(id === 'none' ? null : id, edition)] as const),
          ]}
          onValueChange={(next) => change({ theirLeader: next })}
        />
        <Pick
          label="Its weapon"
          value={theirWeapon}
          options={arms(WEAPONS)}
          onValueChange={(next) => change({ theirWeapon: next })}
        />
        <Pick
          label="Its defense"
          value={theirDefense}
          options={arms(DEFENSES)}
          onValueChange={(next) => change({ theirDefense: next })}
        />
        <Pick
          label="Its dial"
          value={String(theirDial)}
          options={[['-1', 'not known'], ...dials.map((dial) => [dial, dial] as const)]}
          onValueChange={(next) => change({ theirDial: Number(next) })}
        />
      </div>
    </details>
  );
}
