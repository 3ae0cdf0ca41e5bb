import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { DailyRoot } from '@yinyom/contracts/consents/transparency';
import { verifyLedger, type Anchors } from './verifyLedger';

const USAGE = `Usage: yinyom-verify export.ndjson [--keys keys.json] [--roots transparency.json] [--part]

Proves an exported consent log, or names the first entry that was changed, removed, inserted or reordered.
  --keys   public keys of the installation, kept earlier (/api/v1/public/transparency/keys.json)
  --roots  signed days of the website, kept earlier (/api/v1/public/transparency/{site key}.json)
  --part   the export ends on purpose before the kept days do
Exit status: 0 whole, 1 not whole, 2 cannot be read.
`;

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

const anchorsOf = (values: { keys?: string; roots?: string; part?: boolean }): Anchors => ({
  ...(values.keys !== undefined && {
    keys: new Map(
      readJson<{ keys: { key_id: string; public_key: string }[] }>(values.keys).keys.map((key) => [
        key.key_id,
        key.public_key,
      ]),
    ),
  }),
  ...(values.roots !== undefined && { roots: readJson<{ roots: DailyRoot[] }>(values.roots).roots }),
  part: values.part ?? false,
});

/** The command `yinyom-verify`. @returns exit status */
export const yinyomVerify = async (args: string[], print: (text: string) => void): Promise<0 | 1 | 2> => {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { keys: { type: 'string' }, roots: { type: 'string' }, part: { type: 'boolean' } },
    });
    const [file] = positionals;
    if (file === undefined || positionals.length > 1) {
      print(USAGE);
      return 2;
    }
    const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
    const verdict = await verifyLedger(lines, anchorsOf(values));
    print(`${JSON.stringify(verdict)}\n`);
    return verdict.ok ? 0 : 1;
  } catch (error) {
    print(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
};
