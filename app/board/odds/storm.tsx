import { LinkButton } from '@/app/_ui/base/button';
import { DataBars } from '@/app/_ui/base/data-bars';
import { Checkbox } from '@/app/_ui/base/field';
import { percent } from '@/app/_ui/base/percent';
import { FACTIONS } from '@/lib/board/factions/factions';
import { SECTORS } from '@/lib/board/map/sectors';
import {
  LYING,
  STORM_FIELDS,
  type StormAnswer,
  type StormQuestion,
  stormAnswer,
  stormQuestion,
} from '@/lib/board/odds/storm';
import { counted, listed } from '@/lib/sentences';
import { EditionChoice } from '../edition-choice';
import { RuleIds } from '../rule-ids';
import { Amount, Part } from './fields';
import { Fold } from './fold';
import styles from './odds.module.css';
import { Pick } from './pick';
import { nameFor, PiecesEditor, placeName } from './pieces';
import { Scroll } from './scroll';
import { tenth } from './tenth';
import { useQuestion } from './use-question';

const WHOSE = [...FACTIONS.map(({ id }) => id), LYING];
const MOVES = [
  ['dials', 'two dials of 1 to 3'],
  ['cards', 'a storm card of 1 to 6'],
  ['first', 'the first dials, 0 to 20'],
] as const;
const TURNS = ['Next turn', 'In 2 turns', 'In 3 turns'];

/** Where the storm comes by turn, and who loses what. */
export function Storm() {
  const { question, change } = useQuestion(STORM_FIELDS, stormQuestion);
  const { edition, storm, move, next, broken, pieces } = question;
  const answer = stormAnswer(question);
  return (
    <div className={styles.desk}>
      <Fold summary="The storm, and what lies on the map">
        <div className={styles.asked}>
          <div className={styles.row}>
            <EditionChoice value={edition} onValueChange={(one) => change({ edition: one })} />
            {move !== 'first' && (
              <Amount
                label="It is in sector"
                say="Sector in storm"
                value={storm}
                max={SECTORS - 1}
                onValueChange={(one) => change({ storm: one })}
              />
            )}
          </div>
          <div className={styles.row}>
            <Pick
              label="It moves by"
              value={move}
              options={MOVES}
              onValueChange={(one) => change({ move: one, next: -1 })}
            />
            {move !== 'first' && (
              <Pick
                label="Its next move"
                value={String(next)}
                options={[
                  ['-1', 'not known'],
                  ...Array.from(
                    { length: 11 },
                    (_, count) => [String(count), counted(count, 'sector')] as const,
                  ),
                ]}
                onValueChange={(one) => change({ next: Number(one) })}
              />
            )}
          </div>
          <Checkbox checked={broken} onCheckedChange={(isGone) => change({ broken: isGone })}>
            The Shield Wall is destroyed
          </Checkbox>
          <Part legend="On the map">
            <PiecesEditor
              pieces={pieces}
              whose={WHOSE}
              most={40}
              onChange={(all) => change({ pieces: all })}
            />
          </Part>
          <p>
            <LinkButton href={`/board?storm=${storm}&moves=${next < 0 ? 6 : next}&wall=${!broken}`}>
              Show it on the map
            </LinkButton>
          </p>
        </div>
      </Fold>
      <div className={styles.answer}>
        <Losses answer={answer} />
        <Sectors question={question} answer={answer} />
        <RuleIds
          ids={
            edition === '2019'
              ? [
                  'GF9-storm-03',
                  'GF9-storm-05',
                  'GF9-storm-06',
                  'GF9-storm-10',
                  'GF9-fremen-12',
                  'GF9-fremen-14',
                  'GF9-card-atomics-04',
                  'GF9-Q11',
                ]
              : [
                  'DES-storm-03',
                  'DES-storm-05',
                  'DES-storm-06',
                  'DES-storm-09',
                  'DES-opt-weather-03',
                ]
          }
        />
      </div>
    </div>
  );
}

/** Who loses what, if nobody moves. */
function Losses({ answer: { pieces } }: { readonly answer: StormAnswer }) {
  return (
    <section aria-labelledby="losses" className={styles.section}>
      <h2 id="losses">Who loses what</h2>
      {pieces.length === 0 ? (
        <p>Put forces or spice on the map to see what the storm takes of them.</p>
      ) : (
        <Scroll label="What the storm takes">
          <table className={styles.forecast}>
            <caption>The chance that the storm has come by then, if nobody moves</caption>
            <thead>
              <tr>
                <th scope="col">What</th>
                {TURNS.map((turn) => (
                  <th key={turn} scope="col">
                    {turn}
                  </th>
                ))}
                <th scope="col">Lost on average</th>
              </tr>
            </thead>
            <tbody>
              {pieces.map(({ whose, at, count, isOpen, lost, average }, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
                <tr key={line}>
                  <th scope="row">
                    {count} {nameFor(whose)}
                    <small>{placeName(at)}</small>
                  </th>
                  {isOpen ? (
                    <>
                      {lost.map((chance, turn) => (
                        <td key={TURNS[turn]}>{percent(chance)}</td>
                      ))}
                      <td>{tenth(average)}</td>
                    </>
                  ) : (
                    <td colSpan={4}>safe there</td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      )}
      <p className="text-s text-muted">
        Forces on rock, in strongholds and in the Polar Sink are safe. With the additional
        advantages the Fremen lose but half of theirs, which is not counted here.
      </p>
    </section>
  );
}

function Sectors({
  question: { move, next },
  answer: { sectors, ways, all },
}: {
  readonly question: StormQuestion;
  readonly answer: StormAnswer;
}) {
  const reached = sectors.filter(({ comes }) => (comes.at(-1) ?? 0) > 0);
  return (
    <section aria-labelledby="reach" className={styles.section}>
      <h2 id="reach">How far it comes</h2>
      <p>{waysWords(move, next, ways, all)}</p>
      <DataBars
        caption="The chance that the storm has been in the sector by then"
        captionHidden
        rowHeader="Sector"
        max={1}
        format={percent}
        series={TURNS.map((turn) => ({ key: turn, label: turn }))}
        rows={reached.map(({ sector, comes }) => ({
          key: String(sector),
          label: String(sector),
          values: comes,
        }))}
      />
    </section>
  );
}

function waysWords(
  move: StormQuestion['move'],
  next: number,
  ways: readonly number[],
  all: number,
): string {
  if (next >= 0) return `It moves ${counted(next, 'sector')} next, then as it always does.`;
  if (move === 'first')
    return `Two dials of 0 to 20 make ${all} pairs, here each as likely. The first storm harms only where it stops; it starts in sector 0.`;
  const told = ways.flatMap((many, moves) => (many === 0 ? [] : [`${moves} in ${many}`]));
  return move === 'dials'
    ? `Two dials of 1 to 3 make ${all} pairs, here each as likely: of sectors ${listed(told)}. Further turns are counted with each of them.`
    : 'Each of six cards is as likely; the one that was drawn goes back, so that each turn is alike.';
}
