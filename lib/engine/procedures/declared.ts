import type { InitiativeFrame } from '../frames';
import { type Game, happened } from '../game';
import type { Seat } from '../state';

/** Changes what a House has declared, while the Initiative phase lasts (TAT-6.1.3). */
export function changeDeclared(game: Game, seat: Seat, by: number): void {
  const frame = game.state.frames.find((one): one is InitiativeFrame => one.step === 'initiative');
  const now = frame?.declared[seat];
  if (frame === undefined || now === undefined || now === null) return;
  frame.declared[seat] = now + by;
  happened(game, { kind: 'declared-changed', seat, favor: now + by });
}
