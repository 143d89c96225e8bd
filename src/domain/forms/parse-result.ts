/** A form's value or its errors; one of both is null. */
export type ParseResult<Value, Errors> = { value: Value; errors: null } | { value: null; errors: Errors };
