/** What the columns of a table hold; one without a name has an empty cell. */
export const Head = ({ of, hidden }: { readonly of: readonly string[]; readonly hidden?: true | 'on-phones' }) => (
  <thead className={hidden && (hidden === true ? 'visually-hidden' : 'heard-on-phones')}>
    <tr>
      {of.map((name, at) =>
        name === '' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table stay in their order.
          <td key={at} />
        ) : (
          <th key={name} scope="col">
            {name}
          </th>
        ),
      )}
    </tr>
  </thead>
);
