// Reads an OpenAPI document and prints what a strict validator says; a program of its own, as tests cannot load its module.
import { text } from 'node:stream/consumers';
import { Validator } from '@seriousme/openapi-schema-validator';

const { valid, errors = [] } = await new Validator().validate(JSON.parse(await text(process.stdin)));
console.log(JSON.stringify({ valid, errors }));
