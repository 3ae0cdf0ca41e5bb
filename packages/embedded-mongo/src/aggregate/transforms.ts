import { assign, fromTree, toTree, toTreeObject } from '../bson/documentTree';
import { booleanValue } from '../bson/plainValue';
import { elementsOf, fieldsOf, getField, isEmptyObject, type RawValue, T, textOf } from '../bson/rawValue';
import { badValue, MongoError } from '../errors/mongoError';
import { compileExpression } from '../expressions/compileExpression';
import type { Expression, Variables } from '../expressions/expression';
import { splitPath } from '../filter/fieldPath';
import { parseProjection } from '../query/projection';
import { readStage } from './stage';

/** A stage that turns one document into one document. */
export type Transform = (doc: RawValue) => RawValue;

type Compile = (operand: RawValue, variables: Variables) => Transform;

const TRANSFORMS: Record<string, Compile> = {
  $set: addFields,
  $addFields: addFields,
  $unset: unset,
  $project: project,
  $replaceRoot: (operand, variables) => {
    const root = operand.type === T.object ? getField(operand, 'newRoot') : undefined;
    if (!root) throw badValue('no newRoot specified for the $replaceRoot stage');
    return replaceRoot(root, variables);
  },
  $replaceWith: replaceRoot,
};

/** The transform of a stage; undefined when the stage is of another kind. */
export function compileTransform(
  name: string,
  operand: RawValue,
  variables: Variables,
): Transform | undefined {
  return Object.hasOwn(TRANSFORMS, name) ? TRANSFORMS[name]!(operand, variables) : undefined;
}

/** The stages of an update with a pipeline as one function. */
export function compileTransforms(stages: RawValue[], variables: Variables): Transform {
  const transforms = stages.map(readStage).map(({ name, operand }) => {
    const transform = compileTransform(name, operand, variables);
    if (transform) return transform;
    throw new MongoError('InvalidOptions', `${name} is not allowed to be used within an update`);
  });
  return (doc) => transforms.reduce((current, transform) => transform(current), doc);
}

interface Assignment {
  path: string[];
  expression: Expression;
}

function assignments(operand: RawValue, parents: string[]): Assignment[] {
  return fieldsOf(operand).flatMap(([name, value]) => {
    if (name[0] === '$')
      throw new MongoError(
        'Location16410',
        `FieldPath field names may not start with '$'. Consider using $getField or $setField. (${name})`,
      );
    const path = [...parents, ...splitPath(name)];
    if (path.some((part) => part === ''))
      throw new MongoError('Location40324', `FieldPath '${name}' is not valid`);
    const first = value.type === T.object ? fieldsOf(value)[0] : undefined;
    if (first && first[0][0] !== '$') return assignments(value, path);
    return [{ path, expression: compileExpression(value) }];
  });
}

function addFields(operand: RawValue, variables: Variables): Transform {
  if (operand.type !== T.object)
    throw new MongoError('Location40324', '$addFields specification stage must be an object');
  const list = assignments(operand, []);
  return (doc) => {
    const tree = toTreeObject(doc);
    for (const { path, expression } of list) {
      const value = expression(doc, variables);
      assign(tree, path, value && toTree(value));
    }
    return fromTree(tree);
  };
}

/** `$unset` is a projection that leaves out. */
function unset(operand: RawValue, variables: Variables): Transform {
  const names = operand.type === T.array ? elementsOf(operand) : [operand];
  const fields = names.map((name): [string, RawValue] => {
    if (name.type === T.string) return [textOf(name), booleanValue(false)];
    throw badValue('$unset specification must be a string or an array containing only string values');
  });
  return project(fromTree(new Map(fields)), variables);
}

function project(operand: RawValue, variables: Variables): Transform {
  if (operand.type !== T.object || isEmptyObject(operand))
    throw badValue('Invalid $project :: caused by :: projection specification must have at least one field');
  return parseProjection(operand, variables)!;
}

function replaceRoot(operand: RawValue, variables: Variables): Transform {
  const expression = compileExpression(operand);
  return (doc) => {
    const root = expression(doc, variables);
    if (root?.type !== T.object)
      throw badValue(
        "'newRoot' expression must evaluate to an object, but resulting value was something else",
      );
    return root;
  };
}
