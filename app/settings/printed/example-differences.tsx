import { ExamplePart } from '@/app/_ui/base/beside';
import beside from '@/app/_ui/base/beside.module.css';
import { classes } from '@/app/_ui/base/classes';
import { Paragraph } from '@/app/_ui/card/operation/paragraph';
import { fullName } from '@/lib/cards/card';
import { loadCatalogue } from '@/lib/cards/load';
import { differencesOf } from '@/lib/cards/printed';
import { sentencesByCard } from '@/lib/engine/abilities/sentences';
import { DifferenceTable } from './difference-table';
import styles from './printed.module.css';

/** Cards, each with a fact as a set file may have it: one that is new, and slips that are known. */
const FACTS: readonly (readonly [id: string, property: string, value: string])[] = [
  ['eots-piter-de-vries', 'Resistance', '4'],
  ['eots-historic-acquisition', 'Type', 'Plam'],
  ['eots-knife-switch', 'Subtype', 'Tactic. Duel. Engagement.'],
];

const FILE = `<card name="Piter de Vries">
 <property name="Resistance" value="4" />
 <property name="Operation" value="…" />
</card>`;

/** What is said of a set file, before one is loaded. */
export function ExampleDifferences() {
  const { byId } = loadCatalogue();
  const differences = FACTS.flatMap(([id, property, value]) => {
    const card = byId.get(id);
    if (card === undefined) return [];
    const name = fullName(card);
    return differencesOf(card, { card: id, name, operation: '', facts: { [property]: value } });
  });
  return (
    <>
      <div className={styles.sides}>
        <ExamplePart title="What the Registry says">
          <div className={classes(beside.lines, styles.side)}>
            <b>Piter de Vries</b>
            {sentencesByCard()
              .get('eots-piter-de-vries')
              ?.map((sentence) => (
                <Paragraph key={sentence} sentence={sentence} />
              ))}
          </div>
        </ExamplePart>
        <ExamplePart title="What your card says">
          <div className={classes(beside.lines, styles.side)}>
            <b>Piter de Vries</b>
            <p>The words that are printed on it, as your file has them.</p>
          </div>
        </ExamplePart>
      </div>
      <ExamplePart title="What differs">
        <DifferenceTable differences={differences} />
        <p className="text-muted text-s">
          The printed card tells which is right. Correct your file, or send the list to who keeps
          it.
        </p>
      </ExamplePart>
      <details>
        <summary>What such a file looks like</summary>
        <pre className={classes(beside.lines, styles.source)}>{FILE}</pre>
      </details>
    </>
  );
}
