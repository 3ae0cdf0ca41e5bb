import { Link, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';

/** Leads to a website; its name says which, as there is one in each row. */
export const ManageLink = ({ id, domain }: { id: string; domain: string }) => {
  const t = useTexts('websites');
  return (
    <ButtonLink
      as={Link}
      to={`/websites/${id}`}
      $kind="secondary"
      $size="small"
      aria-label={t('list.manageOf', { domain })}
    >
      {t('list.manage')}
    </ButtonLink>
  );
};
