import { Button } from '../action/Button';
import { ButtonLink } from '../action/ButtonLink';
import type { ButtonKind } from '../action/buttonLook';
import { CopyButton } from '../action/CopyButton';
import { DropdownMenu } from '../action/DropdownMenu';
import { IconButton } from '../action/IconButton';
import { Row } from '../data/Stack';
import { Sample } from './Sample';
import type { Words } from './words';

const KINDS: readonly ButtonKind[] = ['primary', 'secondary', 'quiet', 'danger'];

export const ActionSamples = ({ words }: { words: Words }) => {
  const { action, choices } = words;
  return (
    <>
      <Sample name="Button">
        {KINDS.map((kind) => (
          <Row key={kind}>
            <Button kind={kind}>{action}</Button>
            <Button kind={kind} icon="add">
              {action}
            </Button>
            <Button kind={kind} size="small">
              {action}
            </Button>
            <Button kind={kind} busy>
              {action}
            </Button>
            <Button kind={kind} disabled>
              {action}
            </Button>
          </Row>
        ))}
        <Button wide>{action}</Button>
      </Sample>
      <Sample name="ButtonLink">
        <Row>
          {KINDS.map((kind) => (
            <ButtonLink key={kind} $kind={kind} href="#">
              {action}
            </ButtonLink>
          ))}
        </Row>
      </Sample>
      <Sample name="IconButton">
        <Row>
          <IconButton icon="edit" label={action} />
          <IconButton icon="trash" label={action} disabled />
        </Row>
      </Sample>
      <Sample name="CopyButton">
        <Row>
          <CopyButton text={action}>{action}</CopyButton>
        </Row>
      </Sample>
      <Sample name="DropdownMenu">
        <Row>
          <DropdownMenu
            label={`${words.name}: ${choices[0]}`}
            trigger={choices[0]}
            items={choices.map((label, index) => ({
              key: label,
              label,
              selected: index === 0,
              onSelect: () => undefined,
            }))}
          />
          <DropdownMenu
            label={words.title}
            trigger={words.title}
            visibleItems={3}
            items={Array.from({ length: 8 }, (_, index) => ({
              key: String(index),
              label: `${words.name} ${index + 1}`,
              danger: index === 7,
              icon: index === 7 ? 'trash' : undefined,
              onSelect: () => undefined,
            }))}
          />
        </Row>
      </Sample>
    </>
  );
};
