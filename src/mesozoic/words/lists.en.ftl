## How things in a row are joined

list-and = { $early } and { $last }
list-or = { $early } or { $last }
list-then = { $early }, then { $last }
list-empty = nothing
