import { pop } from '../atoms/flow';
import type { RiteFrame } from '../frames';
import type { Step } from './step';

export const riteStep: Step<RiteFrame> = {
  run: (game) => pop(game.state),
  options: () => [],
  answer: () => undefined,
};
