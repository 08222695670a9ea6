/** The longest line of a file of a scenario. */
const WIDTH = 120;

/** Fields that are pictures: a line for each row. */
const PICTURES: readonly string[] = ['map', 'explored'];

/** A scenario as the text of a file: pictures row by row, and all else on as few lines as are easily read. */
export function printScenario(scenario: object): string {
  return `${printed(scenario, '', '')}\n`;
}

function printed(value: unknown, key: string, indent: string): string {
  const line = inline(value);
  const isPicture = PICTURES.includes(key);
  if (typeof value !== 'object' || value === null || (indent !== '' && !isPicture && line.length + indent.length < WIDTH)) return line;
  const inner = `${indent} `;
  if (Array.isArray(value)) return `[\n${listed(value, inner, isPicture ? 1 : WIDTH).join('\n')}\n${indent}]`;
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  const parts = fields.map(([name, each]) => `${inner}${JSON.stringify(name)}: ${printed(each, name, inner)}`);
  return `{\n${parts.join(',\n')}\n${indent}}`;
}

/** The values of a list on as few lines as they fit on. */
function listed(values: readonly unknown[], indent: string, width: number): string[] {
  const lines: string[] = [];
  values.forEach((each, place) => {
    const text = `${inline(each)}${place < values.length - 1 ? ',' : ''}`;
    const last = lines.at(-1);
    if (last !== undefined && last.length + text.length < width) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(indent + text);
  });
  return lines;
}

/** JSON on one line, with a blank after each comma and colon. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).filter(([, each]) => each !== undefined);
  const parts = fields.map(([name, each]) => `${JSON.stringify(name)}: ${inline(each)}`);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
