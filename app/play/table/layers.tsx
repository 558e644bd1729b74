import { late } from '@/app/_ui/base/late';
import { useBack } from '@/app/_ui/base/use-back';
import { AllActions } from './all-actions';
import { ManualDialog } from './manual-dialog';
import { type Layer, useTable } from './table-context';
import { WhoPlays } from './who-plays-dialog';

const TableHelp = late(() => import('./table-help').then((module) => module.TableHelp));
const LogDialog = late(() => import('./log-dialog').then((module) => module.LogDialog));
const Advice = late(() => import('./advice').then((module) => module.Advice));

/** What stands over the table. */
export function Layers({
  layer,
  onClose,
}: {
  readonly layer: Layer | null;
  readonly onClose: () => void;
}) {
  const { table } = useTable();
  // while who plays is asked the game takes its address
  useBack(layer !== null && layer !== 'who', onClose);
  if (layer === 'all') return <AllActions onClose={onClose} />;
  if (layer === 'who') return <WhoPlays table={table} onClose={onClose} />;
  if (layer === 'advice') return <Advice onClose={onClose} />;
  if (layer === 'log') return <LogDialog onClose={onClose} />;
  if (layer === 'help') return <TableHelp onClose={onClose} />;
  return layer && <ManualDialog card={layer.manual} onClose={onClose} />;
}
