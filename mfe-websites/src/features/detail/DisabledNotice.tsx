import { errorMessage, toast, useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Icon } from '@yinyom/ui/foundation/Icon';
import styled from 'styled-components';
import { useUpdateApplicationMutation } from '../../api/applicationApi';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space(3)};
  margin-bottom: ${({ theme }) => theme.space(5)};
  padding: ${({ theme }) => theme.space(4)};
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.accentSoft};
  color: ${({ theme }) => theme.color.warning};
  > p {
    flex: 1 1 260px;
  }
`;

/** Says what a disabled website does and does not do, and switches it on again (an empty body enables). */
export const DisabledNotice = ({ id }: { id: string }) => {
  const t = useTexts('websites');
  const [update, { isLoading }] = useUpdateApplicationMutation();
  const enable = async () => {
    const { error } = await update({ params: { id }, body: {} });
    if (error) toast.error(errorMessage(error));
  };
  return (
    <Root role="status">
      <Icon name="alert" />
      <p>{t('detail.disabledNotice')}</p>
      <Button kind="secondary" size="small" busy={isLoading} onClick={() => void enable()}>
        {t('detail.enable')}
      </Button>
    </Root>
  );
};
