import { useTexts } from '@yinyom/mfe-kit';
import { Button } from '@yinyom/ui/action/Button';
import { Row } from '@yinyom/ui/data/Stack';

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
    <Row role="group" aria-label={t('view.show')} $gap={1}>
      {views.map((view) => (
        <Button
          key={view}
          size="small"
          kind={shown === view ? 'secondary' : 'quiet'}
          aria-pressed={shown === view}
          onClick={() => onShow(view)}
        >
          {t(`view.${view}`)}
        </Button>
      ))}
    </Row>
  );
};
