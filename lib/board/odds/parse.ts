import { z } from 'zod';
import { readAs } from '@/lib/read-as';
import { fail, type InputProblem, ok, type Result } from '@/lib/result';
import { type Asked, type Field, type Fields, MOST_PIECES, type Question, textOf } from './fields';

/** A question in data from outside: every field may be left out, and none may be there that it has not. */
export function schemaOf<F extends Fields>(fields: F): z.ZodType<Asked<F>> {
  return z.strictObject(shapeOf(fields)) as unknown as z.ZodType<Asked<F>>;
}

/** The fields of such a question, each as its schema. */
export function shapeOf(fields: Fields): Readonly<Record<string, z.ZodType>> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, schemaFor(field).optional()]),
  );
}

function schemaFor(field: Field): z.ZodType {
  switch (field.kind) {
    case 'number': {
      const number = z.number().min(field.from).max(field.to);
      return field.parts === undefined ? number.int() : number.multipleOf(1 / field.parts);
    }
    case 'flag':
      return z.boolean();
    case 'word':
      return z.enum(field.of);
    case 'words':
      return z.array(z.enum(field.of)).max(field.most);
    case 'pieces':
      return z
        .array(
          z.strictObject({
            whose: z.enum(field.whose),
            at: z.enum(field.at),
            count: z.int().min(1).max(MOST_PIECES),
          }),
        )
        .max(field.most);
  }
}

/**
 * The whole question in data from outside. Never throws. Problems: `not-a-question`, with the place of each; `does-not-fit`
 * where a field cannot be so with the rest, as five lasguns, or leaders of another faction.
 */
export function parseQuestion<F extends Fields>(
  fields: F,
  complete: (asked: Asked<F>) => Question<F>,
  value: unknown,
): Result<Question<F>> {
  const parsed = readAs(schemaOf(fields), value);
  if (!parsed.success)
    return fail(
      ...parsed.error.issues.map(
        ({ path, message }): InputProblem => ({
          ...{ code: 'not-a-question', at: path.join('.'), message: `${message}.` },
        }),
      ),
    );
  const question = complete(parsed.data);
  const other = Object.keys(fields).find(
    (name) =>
      parsed.data[name] !== undefined && sorted(parsed.data[name]) !== sorted(question[name]),
  );
  if (other === undefined) return ok(question);
  const message = `With the rest of what is asked, ${other} would be ${textOf(question[other]) || 'empty'}.`;
  return fail({ code: 'does-not-fit', at: other, message });
}

/** The order of a list tells nothing. */
function sorted(value: unknown): string {
  return textOf(value).split('.').sort().join('.');
}
