import { Icon, type IconProps } from './icon';

/** The sign of command: a flag. */
export function CommandIcon(icon: IconProps) {
  return (
    <Icon {...icon} name="Command">
      <path fill="currentColor" d="M3 1h2.6v22H3zM7 2.5h15l-4 5.5 4 5.5H7z" />
    </Icon>
  );
}

/** The sign of resistance: a shield. */
export function ResistanceIcon(icon: IconProps) {
  return (
    <Icon {...icon} name="Resistance">
      <path fill="currentColor" d="M3 2h18v10c0 5-4 8.5-9 11-5-2.5-9-6-9-11z" />
    </Icon>
  );
}
