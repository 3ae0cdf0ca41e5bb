import type * as z from 'zod/mini';
import { LANGUAGES } from '../constants';
import { colors, designInput, font, logo } from './templateDesign';
import { languageTexts, templateLanguages } from './templateTexts';

type Shaped = { def: { shape: Record<string, unknown> } };
/** The fields of a part of a schema, by their names. */
const fieldsOf = (schema: z.ZodMiniType, part?: string): string[] => {
  const { shape } = (schema as unknown as Shaped).def;
  return Object.keys(part ? (shape[part] as Shaped).def.shape : shape);
};

test('3.09 A banner has these texts in each language', () => {
  expect(fieldsOf(languageTexts)).toEqual(
    expect.arrayContaining(['popup_title', 'cookie_definition', 'allow_all', 'privacy', 'categories']),
  );
  expect(fieldsOf(languageTexts, 'privacy')).toEqual(['name', 'url', 'file_id']);
  const category = (languageTexts.def.shape.categories as unknown as { def: { valueType: z.ZodMiniType } })
    .def.valueType;
  expect(fieldsOf(category)).toEqual(['title', 'description']);
});

test('3.10 They are grouped as banner, categories modal and cookies modal', () => {
  expect(fieldsOf(languageTexts, 'banner')).toEqual([
    'title',
    'description',
    'cookie_setting',
    'accept',
    'reject',
  ]);
  expect(fieldsOf(languageTexts, 'categories_modal')).toEqual([
    'title',
    'description',
    'accept',
    'manage_preferences_title',
    'always_active',
    'more_detail',
    'confirm_choice',
    'decline_additional',
  ]);
  expect(fieldsOf(languageTexts, 'cookies_modal')).toEqual(['title', 'columns']);
  expect(fieldsOf(languageTexts.def.shape.cookies_modal, 'columns')).toEqual([
    'name',
    'provider',
    'purpose',
    'expiry',
    'type',
  ]);
});

test('3.11 A website’s texts can be in each of the five languages', () => {
  expect(fieldsOf(templateLanguages).sort()).toEqual([...LANGUAGES].sort());
});

test('3.12 A design has layout, theme, ten colours, logo, font, powered-by and language detection', () => {
  expect(fieldsOf(designInput)).toEqual(
    expect.arrayContaining(['layout', 'theme', 'colors', 'font', 'show_powered_by', 'auto_detect_language']),
  );
  expect(fieldsOf(colors)).toEqual([
    'background_1',
    'background_2',
    'background',
    'text',
    'accept_all',
    'accept_all_text',
    'reject',
    'reject_text',
    'decline',
    'decline_text',
  ]);
  expect(fieldsOf(font)).toEqual(['url', 'family']);
  expect(fieldsOf(logo)).toContain('has_logo');
});
