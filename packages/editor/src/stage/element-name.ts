export { elementName, namesOf } from '@coverwright/core/elements/element-name.ts';
