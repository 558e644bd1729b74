import { Checkbox } from '@/app/_ui/base/field';
import { FACTIONS, leaderName } from '@/lib/board/factions/factions';
import { type BattleQuestion, ordersIn } from '@/lib/board/odds/battle/question';
import { orderWords } from '@/lib/board/odds/battle/words';
import { counted, listed } from '@/lib/sentences';
import styles from '../odds.module.css';
import { Pick } from '../pick';
import type { Editor } from './inputs';

/** Additional advantages that decide a battle; Sardaukar and Fedaykin stand with the forces. */
export function Advantages({ question, change }: Editor) {
  const { edition, advanced, faction, against, fremenPay, kwisatz, theirKwisatz } = question;
  const { voice, theirVoice } = question;
  const orders = ordersIn(edition).map((order) => [order, orderWords(order, edition)] as const);
  const hasFremen = faction === 'fremen' || against === 'fremen';
  const told = toldOf(question);
  return (
    <details className={styles.more} open={told.length > 0 || undefined}>
      <summary>
        The Voice, Kwisatz Haderach, captives <span>{listed(told) || 'none of them'}</span>
      </summary>
      <div className={styles.row}>
        <Pick
          label="The Voice orders you"
          value={voice}
          options={orders}
          onValueChange={(next) => change({ voice: next, theirVoice: 'none' })}
        />
        <Pick
          label="The Voice orders the rival"
          value={theirVoice}
          options={orders}
          onValueChange={(next) => change({ voice: 'none', theirVoice: next })}
        />
        {against === 'atreides' && (
          <Pick
            label="The Kwisatz Haderach with its leader"
            value={theirKwisatz}
            options={[
              ['no', 'not there'],
              ['maybe', 'if it likes'],
              ['yes', 'goes along'],
            ]}
            onValueChange={(next) => change({ theirKwisatz: next })}
          />
        )}
      </div>
      {faction === 'atreides' && (
        <Checkbox checked={kwisatz} onCheckedChange={(isOn) => change({ kwisatz: isOn })}>
          Your leader may take the Kwisatz Haderach
        </Checkbox>
      )}
      {faction === 'harkonnen' && <Captives name="captives" question={question} change={change} />}
      {against === 'harkonnen' && (
        <Captives name="theirCaptives" question={question} change={change} />
      )}
      {advanced && hasFremen && edition === '2019' && (
        <Checkbox checked={fremenPay} onCheckedChange={(isOn) => change({ fremenPay: isOn })}>
          Fremen need spice too
        </Checkbox>
      )}
    </details>
  );
}

const LEADERS = FACTIONS.flatMap((faction) =>
  faction.id === 'harkonnen'
    ? []
    : faction.leaders.map((leader) => ({ ...leader, faction: faction.name })),
);

/** Leaders of others that the Harkonnen may send: each that is there, and a place for one more. */
function Captives({
  name,
  question,
  change,
}: Editor & { readonly name: 'captives' | 'theirCaptives' }) {
  const captives = question[name];
  const label = name === 'captives' ? 'Your captive' : 'Captive of the rival';
  const free = LEADERS.filter(({ id }) => !captives.some((one) => one === id));
  return (
    <div className={styles.traitors}>
      {[...captives, null].map((captive, at) => {
        const options = LEADERS.filter(
          ({ id }) => id === captive || free.some((one) => one.id === id),
        );
        return (
          <Pick
            key={captive ?? ''}
            label={`${label} ${at + 1}`}
            value={captive ?? ''}
            options={[
              ['', 'none'],
              ...options.map(
                (leader) =>
                  [
                    leader.id,
                    `${leaderName(leader, question.edition)} ${leader.strength}, ${leader.faction}`,
                  ] as const,
              ),
            ]}
            onValueChange={(id) =>
              change({
                [name]: [...captives.filter((one) => one !== captive), ...(id === '' ? [] : [id])],
              })
            }
          />
        );
      })}
    </div>
  );
}

function toldOf(question: BattleQuestion): readonly string[] {
  const { voice, theirVoice, kwisatz, theirKwisatz, captives, theirCaptives } = question;
  const held = captives.length + theirCaptives.length;
  return [
    ...(voice !== 'none' || theirVoice !== 'none' ? ['an order'] : []),
    ...(kwisatz || theirKwisatz !== 'no' ? ['the Kwisatz Haderach'] : []),
    ...(held > 0 ? [counted(held, 'captive')] : []),
    ...(question.fremenPay && question.edition === '2019' ? ['Fremen who pay'] : []),
  ];
}
