import type { Command, ExitCode } from './command';
import type { Io } from './io';
import { columns, plain } from './print';

/** Each is loaded when it is asked for. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  abilities: async () => (await import('./commands/abilities')).abilities,
  board: async () => (await import('./board-parts')).board,
  cards: async () => (await import('./commands/cards')).cards,
  check: async () => (await import('./commands/check')).check,
  collection: async () => (await import('./commands/collection')).collection,
  convert: async () => (await import('./commands/convert')).convert,
  deal: async () => (await import('./commands/deal')).deal,
  gauntlet: async () => (await import('./commands/gauntlet')).gauntlet,
  goldfish: async () => (await import('./commands/goldfish')).goldfish,
  lab: async () => (await import('./commands/lab')).lab,
  odds: async () => (await import('./commands/odds')).odds,
  play: async () => (await import('./commands/play')).play,
  replay: async () => (await import('./commands/replay')).replay,
  sheet: async () => (await import('./commands/sheet')).sheet,
  train: async () => (await import('./commands/train')).train,
  worker: async () => (await import('./commands/worker')).worker,
};

/** Runs the command that the arguments name. */
export async function main(args: readonly string[], io: Io): Promise<ExitCode> {
  const [name, ...rest] = args;
  if (name === undefined) {
    io.err(await overview());
    return 2;
  }
  if (name === '--help' || name === '-h' || name === 'help') {
    io.out(`${await overview()}\n`);
    return 0;
  }
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (load === undefined) {
    const known = Object.keys(COMMANDS).join(', ');
    io.err(`registry: there is no command "${plain(name)}"; there are ${known}`);
    return 2;
  }
  const { command, given } = await partOf(await load(), rest);
  if (asksForHelp(given)) {
    io.out(command.help);
    return 0;
  }
  return command.run(given, io);
}

/** The command that the next word names, where a command has commands of its own. */
async function partOf(command: Command, given: readonly string[]) {
  const [name, ...rest] = given;
  const { parts } = command;
  if (name === undefined || parts === undefined || !Object.hasOwn(parts, name))
    return { command, given };
  return { command: (await parts[name]?.()) ?? command, given: rest };
}

function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  const options = end < 0 ? args : args.slice(0, end);
  return options.includes('--help') || options.includes('-h');
}

async function overview(): Promise<string> {
  const list = await Promise.all(
    Object.entries(COMMANDS).map(async ([name, load]) => [name, (await load()).summary]),
  );
  return [
    'Usage: npm run --silent registry -- COMMAND ... (registry COMMAND --help says more)',
    '',
    columns(list, '  ').trimEnd(),
  ].join('\n');
}
