import { houseName } from '@/lib/engine/narration/naming';
import { operationWords } from '@/lib/engine/narration/window';
import type { OperationFrame } from '@/lib/engine/state/frames';
import { takeUpView } from '@/lib/engine/state/open-game';
import type { GameCardId } from '@/lib/engine/state/state';
import { MatterCard } from './matter-card';
import { useTable } from './table-context';

/** The card that was declared and waits for answers. */
export function Declared({ card }: { readonly card: GameCardId }) {
  const { view, catalogue } = useTable();
  const operation = view.frames.findLast((one): one is OperationFrame => one.step === 'operation');
  if (operation === undefined) return null;
  const words = operationWords(takeUpView(view, catalogue), operation.action);
  const title = `${houseName(view, operation.seat)} declares ${words}`;
  return (
    <MatterCard
      id={card}
      label="What was declared"
      title={title}
      follows="It is done when every House has passed."
      isRoomy
    />
  );
}
