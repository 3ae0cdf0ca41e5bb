import { useWebhookTexts } from '../../texts/useWebhookTexts';

/** Says in words what came of a try. */
export const useResultText = () => {
  const t = useWebhookTexts();
  return ({ status, error }: { status: number | null; error: string | null }): string => {
    if (error === null) return t('result.taken', { status });
    if (status !== null) return t(error === 'redirect' ? 'result.redirect' : 'result.status', { status });
    return t([`result.${error}`, 'result.refused']);
  };
};
