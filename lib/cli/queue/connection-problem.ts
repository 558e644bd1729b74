import type { InputProblem } from '@/lib/result';

/** Why a Postgres cannot be used, in plain words; never with the address, in which a password may stand. */
export function connectionProblem(error: unknown): InputProblem {
  const { code, message } = { code: '', message: String(error), ...pick(error) };
  return { code: 'no-queue', at: '', message: WORDS[code] ?? byMessage(message) };
}

function pick(error: unknown): { code?: string; message?: string } {
  if (typeof error !== 'object' || error === null) return {};
  return {
    ...('code' in error ? { code: String(error.code) } : {}),
    ...('message' in error ? { message: String(error.message) } : {}),
  };
}

const NOBODY = 'No Postgres answers there. Does it run, and is its address right?';
const NOT_LET_IN = 'Postgres does not let this user in with this password.';
const CLOSING = 'Postgres is starting or stopping. Try again in a moment.';

/** By the code of Node or of Postgres (its manual, appendix A). */
const WORDS: Readonly<Record<string, string>> = {
  ECONNREFUSED: NOBODY,
  ECONNRESET: NOBODY,
  EHOSTUNREACH: NOBODY,
  ENETUNREACH: NOBODY,
  ENOTFOUND: NOBODY,
  EAI_AGAIN: NOBODY,
  ETIMEDOUT: NOBODY,
  ERR_INVALID_URL: 'The address is written postgres://USER:PASSWORD@HOST:PORT/DATABASE.',
  '28P01': NOT_LET_IN,
  '28000': NOT_LET_IN,
  '3D000': 'Postgres has no database of that name; make one first (createdb NAME).',
  '42501': 'This user may not make tables in the database: GRANT CREATE ON DATABASE lets it.',
  '53300': 'Postgres has no connection left: raise its max_connections.',
  '57P01': CLOSING,
  '57P03': CLOSING,
};

function byMessage(message: string): string {
  if (/password must be a string/.test(message))
    return 'Postgres wants a password: in the address, or in the variable PGPASSWORD.';
  if (/timeout/i.test(message)) return NOBODY;
  return message;
}
