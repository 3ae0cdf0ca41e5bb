import { secondFactorWay, type SecondFactorWay } from '@yinyom/contracts/identity/guest';
import { useLocation } from '@yinyom/mfe-kit';

const isWay = (value: unknown): value is SecondFactorWay => secondFactorWay.safeParse(value).success;

/**
 * The second factors that the first step of this login said the person has. They travel with the entry of the browser's
 * history, so a reload keeps them; without any word the app is the one.
 */
export const useWays = (): readonly SecondFactorWay[] => {
  const { state } = useLocation() as { state: { ways?: unknown } | null };
  const ways = Array.isArray(state?.ways) ? state.ways.filter(isWay) : [];
  return ways.length > 0 ? ways : ['app'];
};
