import type { Command, ExitCode } from './command';
import { abilities } from './commands/abilities';
import { cards } from './commands/cards';
import { check } from './commands/check';
import { collection } from './commands/collection';
import { convert } from './commands/convert';
import { deal } from './commands/deal';
import { goldfish } from './commands/goldfish';
import { odds } from './commands/odds';
import { play } from './commands/play';
import { replay } from './commands/replay';
import { sheet } from './commands/sheet';
import type { Io } from './io';
import { columns, plain } from './print';

const COMMANDS: Readonly<Record<string, Command>> = {
  abilities,
  cards,
  check,
  collection,
  convert,
  deal,
  goldfish,
  odds,
  play,
  replay,
  sheet,
};

/** Runs the command that the arguments name. */
export async function main(args: readonly string[], io: Io): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined) {
    io.err(overview());
    return 2;
  }
  if (name === '--help' || name === '-h' || name === 'help') {
    io.out(`${overview()}\n`);
    return 0;
  }
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (command === undefined) {
    const known = Object.keys(COMMANDS).join(', ');
    io.err(`registry: there is no command "${plain(name)}"; there are ${known}`);
    return 2;
  }
  if (asksForHelp(rest)) {
    io.out(command.help);
    return 0;
  }
  return command.run(rest, io);
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  return options.includes('--help') || options.includes('-h');
}

function overview(): string {
  const list = Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary]);
  return [
    'Usage: npm run --silent registry -- COMMAND ... (registry COMMAND --help says more)',
    '',
    columns(list, '  ').trimEnd(),
  ].join('\n');
}
