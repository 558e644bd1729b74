import { Bot, User, Users } from 'lucide-react';
import { type SignOption, SignRadios } from '@/app/_ui/base/sign-radios';
import type { Mode } from './play-url';

const MODES: readonly SignOption<Mode>[] = [
  {
    value: 'rival',
    label: 'Against the computer',
    Sign: Bot,
    hint: 'From easy to one that looks ahead; it plays any deck.',
  },
  {
    value: 'alone',
    label: 'Alone',
    Sign: User,
    hint: 'See how fast your deck gets going, with no rivals.',
  },
  {
    value: 'hot-seat',
    label: 'At one screen',
    Sign: Users,
    hint: 'Two players or more take turns here; hands stay hidden.',
  },
];

/** The first choice of a game: against whom. */
export function ModeChoice({
  mode,
  onChange,
}: {
  readonly mode: Mode;
  readonly onChange: (mode: Mode) => void;
}) {
  return (
    <SignRadios
      legend="How do you play?"
      isLegendHidden
      name="mode"
      options={MODES}
      value={mode}
      onValueChange={onChange}
    />
  );
}
