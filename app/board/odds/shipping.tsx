import { useMemo } from 'react';
import { LinkButton } from '@/app/_ui/base/button';
import { FACTIONS } from '@/lib/board/factions/factions';
import { TERRITORIES } from '@/lib/board/map/map';
import { SECTORS } from '@/lib/board/map/sectors';
import {
  type Passage,
  SHIPPING_FIELDS,
  type ShippingAnswer,
  type ShippingQuestion,
  shippingAnswer,
  shippingQuestion,
} from '@/lib/board/odds/shipping';
import { counted } from '@/lib/sentences';
import { EditionChoice } from '../edition-choice';
import { RuleIds } from '../rule-ids';
import { Amount, FactionPick, Part } from './fields';
import { Fold } from './fold';
import styles from './odds.module.css';
import { Pick } from './pick';
import { PiecesEditor, placeName } from './pieces';
import { Scroll } from './scroll';
import { useQuestion } from './use-question';

const WHOSE = FACTIONS.map(({ id }) => id);
const INTO = TERRITORIES.map(({ id, name }) => [id, name] as const).sort(([, one], [, other]) =>
  one < other ? -1 : 1,
);
const PRICES = [
  ['no', 'the usual'],
  ['karama', 'half, by a Karama'],
  ['guild', 'half, as ally of the Guild'],
] as const;
const SHOWN = 12;

/** The cheapest way to put so many forces into a territory by this turn. */
export function Shipping() {
  const { question, change } = useQuestion(SHIPPING_FIELDS, shippingQuestion);
  const key = JSON.stringify(question);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question is what it says
  const answer = useMemo(() => shippingAnswer(question), [key]);
  const { edition, faction, forces, into, reserves, spice, storm, half, pieces } = question;
  return (
    <div className={styles.desk}>
      <Fold summary="The shipment">
        <div className={styles.asked}>
          <div className={styles.row}>
            <EditionChoice value={edition} onValueChange={(next) => change({ edition: next })} />
            <FactionPick
              label="You are"
              value={faction}
              onValueChange={(next) =>
                change({ faction: next, reserves: undefined, spice: undefined })
              }
            />
            <Pick
              label="Where to"
              value={into}
              options={INTO}
              onValueChange={(next) => change({ into: next })}
            />
          </div>
          <div className={styles.row}>
            <Amount
              label="Forces wanted there"
              value={forces}
              min={1}
              max={20}
              onValueChange={(next) => change({ forces: next })}
            />
            <Amount
              label="Reserves"
              value={reserves}
              max={20}
              onValueChange={(next) => change({ reserves: next })}
            />
            <Amount
              label="Spice"
              value={spice}
              max={99}
              onValueChange={(next) => change({ spice: next })}
            />
            <Amount
              label="Storm in sector"
              value={storm}
              max={SECTORS - 1}
              onValueChange={(next) => change({ storm: next })}
            />
            {faction !== 'guild' && faction !== 'fremen' && (
              <Pick
                label="Price"
                value={half}
                options={PRICES}
                onValueChange={(next) => change({ half: next })}
              />
            )}
          </div>
          <Part legend="On the map">
            <PiecesEditor
              pieces={pieces}
              whose={WHOSE}
              most={40}
              onChange={(all) => change({ pieces: all })}
            />
            <p className="text-s text-muted">
              Forces of others matter where two of them hold a stronghold: it is closed to you.
            </p>
          </Part>
        </div>
      </Fold>
      <Ways question={question} answer={answer} />
    </div>
  );
}

function Ways({
  question,
  answer: { ways, most, there },
}: {
  readonly question: ShippingQuestion;
  readonly answer: ShippingAnswer;
}) {
  const { edition, forces, into, storm } = question;
  const place = TERRITORIES.find(({ id }) => id === into)?.name ?? into;
  const [best] = ways;
  return (
    <section aria-labelledby="ways" className={styles.section}>
      <h2 id="ways">
        {counted(forces, 'force')} in {place}
      </h2>
      <p className={styles.verdict} aria-live="polite">
        {best === undefined ? (
          <>
            <b>No way</b> puts {counted(forces, 'force')} there this turn
            {most > 0 ? `: ${most} at most.` : '.'}
          </>
        ) : (
          <>
            <b>{best.cost === 0 ? 'For nothing' : `For ${best.cost} spice`}</b>: {wayWords(best)}
          </>
        )}
      </p>
      {ways.length > 1 && (
        <Scroll label="The ways">
          <table className={styles.ways}>
            <caption>
              {ways.length > SHOWN
                ? `The ${SHOWN} cheapest of ${ways.length} ways`
                : 'Every way, the cheapest first'}
            </caption>
            <thead>
              <tr>
                <th scope="col">Spice</th>
                <th scope="col">Ship</th>
                <th scope="col">Then move</th>
              </tr>
            </thead>
            <tbody>
              {ways.slice(0, SHOWN).map((way) => (
                <tr key={wayWords(way)}>
                  <td>{way.cost}</td>
                  <td>{shipWords(way)}</td>
                  <td>{moveWords(way)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      <p>
        {there > 0 &&
          `${counted(there, 'force')} ${there === 1 ? 'stands' : 'stand'} there already. `}
        {most > 0 &&
          `At most ${counted(most, 'force')} can stand there by this turn with that spice.`}
      </p>
      <p className="text-s text-muted">
        Every shipment was tried with every move of one group after it: shipping costs 1 spice a
        force into a stronghold and 2 elsewhere, and a force in Arrakeen or Carthag lets the group
        fly over three territories. Of ways that differ only in the sector one stands here. A Hajr
        is not counted.
      </p>
      <LinkButton href={`/board?storm=${storm}`}>Look at the map</LinkButton>
      <RuleIds
        ids={
          edition === '2019'
            ? [
                'GF9-ship-05',
                'GF9-ship-06',
                'GF9-ship-10',
                'GF9-move-03',
                'GF9-move-05',
                'GF9-fremen-04',
                'GF9-fremen-05',
                'GF9-guild-05',
                'GF9-guild-06',
              ]
            : [
                'DES-ship-05',
                'DES-ship-06',
                'DES-ship-09',
                'DES-move-02',
                'DES-move-06',
                'DES-fremen-05',
                'DES-fremen-06',
                'DES-guild-05',
                'DES-guild-09',
              ]
        }
      />
    </section>
  );
}

function wayWords(way: Passage): string {
  if (way.ship === null && way.move === null) return 'they stand there already.';
  if (way.move === null) return `ship ${shipWords(way)}.`;
  if (way.ship === null) return `move ${moveWords(way)}.`;
  return `ship ${shipWords(way)}, then move ${moveWords(way)}.`;
}

function shipWords({ ship }: Passage): string {
  if (ship === null) return '–';
  const from = ship.from === null ? '' : ` from ${placeName(ship.from)}`;
  return `${ship.count}${from} to ${placeName(ship.to)}`;
}

function moveWords({ move }: Passage): string {
  if (move === null) return '–';
  const way = move.flies ? ' by ornithopter' : '';
  return `${move.count} from ${placeName(move.from)} to ${placeName(move.to)}${way}`;
}
