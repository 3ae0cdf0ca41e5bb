import { CATEGORY_TYPES } from '@yinyom/contracts/constants';
import { errorMessage, Link, toast, useLang } from '@yinyom/mfe-kit';
import { textIn } from '@yinyom/notice/texts/textIn';
import { Button } from '@yinyom/ui/action/Button';
import { Stack } from '@yinyom/ui/data/Stack';
import { useAddBlockRuleMutation, useBlockRulesQuery } from '../../api/blockRuleApi';
import { useSiteCategoriesQuery } from '../../api/categoryApi';
import { useScanTexts } from '../../texts/useScanTexts';

interface HoldButtonProps {
  applicationId: string;
  /** Address of the rule. */
  place: string;
  /** What it waits for; 0 = not known, then for marketing, which asks the most. */
  categoryType: number;
}

const WAITS_FOR: readonly number[] = [
  CATEGORY_TYPES.preference,
  CATEGORY_TYPES.statistics,
  CATEGORY_TYPES.marketing,
];

/** One press adds the rule that holds an address until consent; then it says what is left to do. */
export const HoldButton = ({ applicationId, place, categoryType }: HoldButtonProps) => {
  const t = useScanTexts();
  const lang = useLang();
  const rules = useBlockRulesQuery({ params: { id: applicationId }, quiet: true });
  const categories = useSiteCategoriesQuery({ params: { id: applicationId }, query: {}, quiet: true });
  const [add, { isLoading }] = useAddBlockRuleMutation();
  const type = WAITS_FOR.includes(categoryType) ? categoryType : CATEGORY_TYPES.marketing;
  const category = categories.data?.entities.find((each) => each.type === type && each.enabled);
  if (!rules.data || !category) return null;
  if (rules.data.entities.some(({ host, active }) => host === place && active)) {
    return (
      <p>
        {t('hold.held', { place })}{' '}
        <Link to={`/websites/${applicationId}?section=banner`}>{t('hold.publish')}</Link>
      </p>
    );
  }
  const hold = async () => {
    const { error } = await add({
      params: { id: applicationId },
      body: { host: place, category_id: category.id },
      quiet: true,
    });
    if (error) toast.error(errorMessage(error));
  };
  const values = { place, category: textIn(category.title, lang) };
  return (
    <Stack $gap={2}>
      <p>{t('hold.lead', values)}</p>
      <div>
        <Button size="small" busy={isLoading} aria-label={t('hold.of', values)} onClick={() => void hold()}>
          {t('hold.button')}
        </Button>
      </div>
    </Stack>
  );
};
