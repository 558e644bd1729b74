import type { InitiativeFrame } from '../state/frames';
import { emit, type Game, houseAt } from '../state/game';
import type { Seat } from '../state/state';

/**
 * Changes what a House declares, while the Initiative phase lasts, before or after it is declared;
 * actual favor stays (TAT-6.1.3-07, C12).
 */
export function changeDeclared(game: Game, seat: Seat, by: number): void {
  const frame = game.state.frames.find((one): one is InitiativeFrame => one.step === 'initiative');
  const { favor, eliminated } = houseAt(game, seat);
  if (frame === undefined || eliminated) return;
  const changed = (frame.changes[seat] ?? 0) + by;
  frame.changes[seat] = changed;
  const now = (frame.declared[seat] ?? favor) + changed;
  emit(game, { kind: 'declared-changed', seat, favor: now });
}
