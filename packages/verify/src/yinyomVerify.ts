import { createReadStream, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { isZipFile, verifyBinder } from './binder/verifyBinder';
import { knownKeys, type KnownKey, type KnownKeys } from './knownKeys';
import type { DayRoot } from './sealedContent';
import { binderText, certificateText, ledgerText, proofText, receiptText } from './verdictText';
import { isCertificate, verifyCertificate } from './verifyCertificate';
import { verifyLedger, type Anchors } from './verifyLedger';
import { isProofPack, verifyProof } from './verifyProof';
import { isReceipt, verifyReceipt } from './verifyReceipt';

const USAGE = `Usage: yinyom-verify export.ndjson [--keys keys.json] [--roots transparency.json] [--part] [--json]
       yinyom-verify consent-….json [--keys keys.json] [--json]
       yinyom-verify receipt receipt.json [--keys keys.json] [--json]
       yinyom-verify certificate.json [--keys keys.json] [--json]
       yinyom-verify binder.zip [--keys keys.json] [--json]

Proves an exported consent log, or names the first entry that was changed, removed, inserted or reordered;
or proves one decision from its proof pack or its receipt (.json, .jsonld), or the certificate of an erasure or of a
review, or a binder for an inspection. Needs no server and no network.
  --keys   public keys of the installation, kept earlier (/api/v1/public/transparency/keys.json)
  --roots  signed days of the website, kept earlier (/api/v1/public/transparency/{site key}.json)
  --part   the file holds on purpose less than its own or the kept days name
  --json   the answer as one line of JSON
  --help   this text
Exit status: 0 whole, 1 not whole, 2 cannot be read.
`;

const OPTIONS = {
  keys: { type: 'string' },
  roots: { type: 'string' },
  part: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const readJson = (file: string): unknown => {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON.`);
  }
};

const keysOf = (file: string): KnownKeys => {
  const { keys } = readJson(file) as { keys?: (KnownKey & { key_id: string })[] };
  if (!Array.isArray(keys)) throw new Error(`${file} holds no keys.`);
  return knownKeys(keys);
};

const rootsOf = (file: string): DayRoot[] => {
  const { roots } = readJson(file) as { roots?: DayRoot[] };
  if (!Array.isArray(roots)) throw new Error(`${file} holds no signed days.`);
  return roots;
};

/** A proof pack or a receipt is one JSON document; an export of the log has one per line. */
const documentIn = (file: string): unknown => (/\.json(?:ld)?$/.test(file) ? readJson(file) : null);

/** The command `yinyom-verify`. @returns exit status */
export const yinyomVerify = async (args: string[], print: (text: string) => void): Promise<0 | 1 | 2> => {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: OPTIONS });
    // The word says what the file is, and changes nothing: a receipt is known by what is in it.
    const isNamed = positionals[0] === 'receipt' && positionals.length > 1;
    const [file, ...more] = isNamed ? positionals.slice(1) : positionals;
    if (values.help) {
      print(USAGE);
      return 0;
    }
    if (file === undefined || more.length > 0) {
      print(USAGE);
      return 2;
    }
    const keys = values.keys === undefined ? undefined : keysOf(values.keys);
    const independent = keys !== undefined;
    if (await isZipFile(file)) {
      const verdict = await verifyBinder(file, keys);
      print(values.json ? `${JSON.stringify(verdict)}\n` : binderText(verdict, independent));
      return verdict.ok ? 0 : 1;
    }
    const pack = documentIn(file);
    if (isReceipt(pack)) {
      const verdict = verifyReceipt(pack, keys);
      print(values.json ? `${JSON.stringify(verdict)}\n` : receiptText(verdict, independent));
      return verdict.ok ? 0 : 1;
    }
    if (isCertificate(pack) && !isNamed) {
      const verdict = verifyCertificate(pack, keys);
      print(values.json ? `${JSON.stringify(verdict)}\n` : certificateText(verdict, independent));
      return verdict.ok ? 0 : 1;
    }
    if (isNamed) throw new Error(`${file} is no receipt.`);
    if (isProofPack(pack)) {
      const verdict = verifyProof(pack, keys);
      print(values.json ? `${JSON.stringify(verdict)}\n` : proofText(verdict, independent));
      return verdict.ok ? 0 : 1;
    }
    const anchors: Anchors = {
      keys,
      roots: values.roots === undefined ? undefined : rootsOf(values.roots),
      part: values.part,
    };
    const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
    const verdict = await verifyLedger(lines, anchors);
    print(values.json ? `${JSON.stringify(verdict)}\n` : ledgerText(verdict, independent));
    return verdict.ok ? 0 : 1;
  } catch (error) {
    print(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
};
