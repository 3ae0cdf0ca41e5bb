export interface Debt {
  file: string;
  title: string;
  reason: string;
  date: string;
}
export function judgeRetries(
  onlyAlone: { file: string; title: string }[],
  debts: Debt[],
  today: string,
): { file: string; title: string; problem: string | null }[];
