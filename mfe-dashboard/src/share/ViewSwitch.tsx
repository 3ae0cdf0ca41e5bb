import { useTexts } from '@yinyom/mfe-kit';
import { focusRing } from '@yinyom/ui/foundation/focusRing';
import styled from 'styled-components';

/** Looks as the switches of the banner's editor do. */
const Choices = styled.div`
  display: inline-flex;
  flex-wrap: wrap;
  min-width: 0;
  padding: 2px;
  border: 1px solid ${({ theme }) => theme.color.lineStrong};
  border-radius: ${({ theme }) => theme.radius.normal};
`;
const Choice = styled.button`
  min-width: 44px;
  min-height: 36px;
  padding: 0 ${({ theme }) => theme.space(3)};
  border: 2px solid transparent;
  border-radius: ${({ theme }) => theme.radius.small};
  background: none;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.font.size.small};
  cursor: pointer;
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.primary};
    background: ${({ theme }) => theme.color.primarySoft};
    color: ${({ theme }) => theme.color.primary};
    font-weight: ${({ theme }) => theme.font.weight.bold};
  }
  &:focus-visible {
    ${focusRing}
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

interface ViewSwitchProps<View extends string> {
  /** What can be shown, each with its words at `view.…`. */
  views: readonly View[];
  shown: View;
  onShow: (view: View) => void;
}

/** Chooses how the same figures are shown. */
export const ViewSwitch = <View extends string>({ views, shown, onShow }: ViewSwitchProps<View>) => {
  const t = useTexts('dashboard');
  return (
    <Choices role="group" aria-label={t('view.show')}>
      {views.map((view) => (
        <Choice key={view} type="button" aria-pressed={shown === view} onClick={() => onShow(view)}>
          {t(`view.${view}`)}
        </Choice>
      ))}
    </Choices>
  );
};
