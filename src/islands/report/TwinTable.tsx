import { Head } from '../shared/Head.tsx';

/** Every picture's figures as a table, for whoever listens instead of looks. */
export function TwinTable({
  caption,
  head,
  rows,
}: {
  caption: string;
  head: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <Head of={head} />
        <tbody>
          {rows.map((row, at) => (
            <tr key={`${row[0]}-${at}`}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key="head" scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={`${column}-${cell}`}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
