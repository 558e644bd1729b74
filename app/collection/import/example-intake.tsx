import { ExamplePart } from '@/app/_ui/base/beside';
import beside from '@/app/_ui/base/beside.module.css';
import { loadCatalogue } from '@/lib/cards/load';
import { readCollection } from '@/lib/codecs/collection/read-collection';
import { createMatcher } from '@/lib/codecs/names/match';
import { intakeChanges, total } from '@/lib/decks/collection';
import { counted } from '@/lib/sentences';
import { ChangeTable } from './change-table';
import { EXAMPLE } from './example';
import styles from './import.module.css';

/** The same cards as the columns of a table. */
const TABLE = 'count,name,set\n3,Valor,EOTS\n2,Paul Atreides,TAT\n1,Carthag,EOTS';

/** What would change by the example: worked out on the server, so that it is there before anything is fetched. */
export function ExampleIntake() {
  const catalogue = loadCatalogue();
  const read = readCollection(EXAMPLE, createMatcher(catalogue));
  if (!read.ok) return null;
  const { copies } = read.value;
  return (
    <>
      <div className={styles.forms}>
        <ExamplePart title="Your list">
          <pre className={beside.lines}>{EXAMPLE}</pre>
        </ExamplePart>
        <ExamplePart title="Or a table, from Excel too">
          <pre className={beside.lines}>{TABLE}</pre>
        </ExamplePart>
      </div>
      <ExamplePart title="What it would change, where you own 1 Valor">
        <ChangeTable
          caption={`${counted(total(copies), 'copy', 'copies')} of ${counted(copies.size, 'card')} read`}
          changes={intakeChanges(new Map([['eots-valor', 1]]), copies, 'add')}
          byId={catalogue.byId}
        />
        <p className="text-muted text-s">
          “Change the collection” takes it in, and “Undo” takes it back.
        </p>
      </ExamplePart>
    </>
  );
}
