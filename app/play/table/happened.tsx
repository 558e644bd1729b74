import { memo } from 'react';
import { Tabs } from '@/app/_ui/base/tabs';
import { Log } from './log';
import { TurnTable } from './turn-table';

const HAPPENED = [
  { value: 'log', label: 'Log', panel: <Log /> },
  { value: 'turns', label: 'Turns', panel: <TurnTable /> },
] as const;

/** What is in the tabs follows the game; the tabs themselves need not be drawn again with it. */
export const Happened = memo(function Happened({
  className,
}: {
  readonly className: string | undefined;
}) {
  return <Tabs label="Log and turns" className={className ?? ''} tabs={HAPPENED} />;
});
