import type { Scan } from '@yinyom/contracts/scanner/scan';

/** More than any scan as lists show it; what is longer is no event of a platform. */
const MOST_LENGTH = 1_000_000;

/** The scans that `watchScan` streams: each `data:` line is one. Other lines of the stream are passed over. */
export async function* scanEvents(answer: Response): AsyncGenerator<Scan, void> {
  if (!answer.body) return;
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of answer.body) {
    rest += decoder.decode(chunk, { stream: true });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > MOST_LENGTH) throw new Error('The platform streams what is no event.');
    for (const line of lines)
      if (line.startsWith('data:')) yield JSON.parse(line.slice('data:'.length)) as Scan;
  }
}
