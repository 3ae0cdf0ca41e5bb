import { email, line, search } from '@yinyom/contracts/fields';
import { login } from '@yinyom/contracts/identity/guest';
import { updateOrganization } from '@yinyom/contracts/identity/organizations';
import { otpCode } from '@yinyom/contracts/identity/secondFactorCodes';
import { startScan } from '@yinyom/contracts/scanner/scan';
import { createCookie } from '@yinyom/contracts/websites/cookie';
import { updateApplication } from '@yinyom/contracts/websites/application';
import { languageTexts } from '@yinyom/contracts/websites/templateTexts';
import * as z from 'zod/mini';
import { fieldLimits } from './fieldLimits';

test('the limit of a text is the one of its schema', () => {
  expect(fieldLimits(login.body!)).toMatchObject({ email: { maxLength: 254 }, password: { maxLength: 128 } });
  expect(fieldLimits(z.object({ code: otpCode }))).toEqual({ code: { maxLength: 6 } });
});

test('a limit shows through whatever is around a text', () => {
  const schema = z.object({
    optional: z.optional(line(10)),
    nullable: z.nullable(line(20)),
    usual: z._default(line(30), 'x'),
    piped: z.pipe(
      line(40),
      z.transform((text: string) => text.length),
    ),
    choice: z.union([z.literal(''), email]),
    search,
    unlimited: z.string(),
  });
  expect(fieldLimits(schema)).toEqual({
    optional: { maxLength: 10 },
    nullable: { maxLength: 20 },
    usual: { maxLength: 30 },
    piped: { maxLength: 40 },
    choice: { maxLength: 254 },
    search: { maxLength: 64 },
    unlimited: { maxLength: undefined },
  });
});

test('fields inside of others are found by path, and by the name that a form gives them', () => {
  expect(fieldLimits(createCookie.body!)).toMatchObject({
    name: { maxLength: 256 },
    'purpose.th': { maxLength: 500 },
  });
  expect(fieldLimits(languageTexts)['cookies_modal.columns.name']).toEqual({ maxLength: 60 });
  const named = fieldLimits(updateOrganization.body!, (path) => path.replace('.', '_'));
  expect(named['dpo_name']?.maxLength).toBeGreaterThan(0);
});

test('a list has no limit of its own: its elements share one control', () => {
  const limits = fieldLimits(updateOrganization.body!);
  expect(Object.keys(limits).filter((path) => path.includes('alert_emails'))).toEqual([]);
});

test('a number has its least and its most', () => {
  expect(fieldLimits(updateApplication.body!)['consent_expiry_days']).toEqual({ min: 30, max: 365 });
  expect(fieldLimits(startScan.body!)['max_pages']).toEqual({ min: 1, max: 200 });
  expect(fieldLimits(z.object({ any: z.int() }))).toEqual({ any: { min: undefined, max: undefined } });
});
