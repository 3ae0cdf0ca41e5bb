import { getCaptcha } from '@yinyom/contracts/identity/guest';
import { notFound } from '@yinyom/service-kit/AppError';
import type { RouteBinder } from '@yinyom/service-kit/http/route';
import type { Altcha } from './altcha';

/** @param altcha null when another bot check is set */
export const captchaRoutes = (bind: RouteBinder, altcha: Altcha | null): void => {
  bind(getCaptcha, async ({ query }) => {
    if (!altcha) throw notFound();
    const { parameters, signature = '' } = await altcha.challenge(query.action);
    return { parameters: { ...parameters }, signature };
  });
};
